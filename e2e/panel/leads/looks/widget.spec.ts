import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inboxSummaryPath } from '../../../support/api/api';
import { expectAccessible } from '../../../support/panel/axe';
import { expect, slow, test } from '../../../support/panel/panel';

test.use({ as: 'superAdmin' });

/** The widget without its header, which is Strapi's. */
const part = 'section[aria-labelledby="plugin::web-admin.leads"] > :not(header)';

const widget = (page: Page) => page.getByRole('region', { name: 'Leads', exact: true });

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

test(
  "no state of the widget on Strapi's home page has an axe finding",
  { tag: '@full' },
  async ({ page, panel }) => {
    test.setTimeout(600_000);
    const word = randomUUID();
    await panel.data.createContact({ name: `Late ${word}`, acceptedAt: daysAgo(8) });
    await page.goto('/admin');
    const broken = widget(page).getByRole('button', { name: /^\d+ broken$/ });
    await expect(broken).toBeVisible(slow);
    await expectAccessible(page, widget(page).getByRole('link', { name: /^\d+\s*Late$/ }), {
      part,
    });
    await broken.click();
    await expectAccessible(page, widget(page).getByRole('listitem').filter({ hasText: word }), {
      part,
    });

    const summary = `**${inboxSummaryPath}`;
    await page.route(summary, () => undefined);
    await expectAccessible(page, widget(page).getByText('Loading widget content'), {
      part,
      // After ten seconds without an answer, it fails.
      open: async () => {
        await page.reload();
      },
    });
    await page.unroute(summary);
    await page.route(summary, (route) => route.abort());
    await page.reload();
    await expectAccessible(page, widget(page).getByText("Couldn't load widget content."), { part });
    await page.unroute(summary);
    await page.route(summary, (route) =>
      route.fulfill({ status: 403, json: { data: null, error: { status: 403, message: 'No.' } } }),
    );
    await page.reload();
    await expectAccessible(page, widget(page).getByText("You don't have the permission"), { part });
  },
);
