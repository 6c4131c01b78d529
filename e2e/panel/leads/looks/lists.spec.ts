import { randomUUID } from 'node:crypto';
import { panelReads, screenPath } from '../../../support/api/api';
import { expectAccessible } from '../../../support/panel/axe';
import { moveTo, openScreen } from '../../../support/panel/forms';
import { rows } from '../../../support/panel/lists';
import { expect, slow, test } from '../../../support/panel/panel';
import { suspectContact } from '../../../support/panel/suspected';
import { storeUndelivered } from '../../../support/panel/undelivered';

test.use({ as: 'superAdmin' });

/** The widget of the home page without its header, which is Strapi's. */
const widgetPart = 'section[aria-labelledby="plugin::web-admin.leads"] > :not(header)';

test(
  'no state of the lists of leads, and of the home page’s leads, has an axe finding',
  { tag: '@full' },
  async ({ page, panel, system }) => {
    test.setTimeout(600_000);
    const word = randomUUID();
    const acceptedAt = new Date(Date.now() - 9 * 24 * 60 * 60_000).toISOString();
    await panel.data.createContact({ name: `Ada ${word}`, acceptedAt });
    await panel.data.createDemoRequest({ product: 'Aksa Studio', name: `Ada ${word}` });
    await suspectContact(system, `Bob ${word}`, 'trap_filled');
    await storeUndelivered(system, { fields: { name: `Cleo ${word}` } });
    const main = page.getByRole('main');
    const shown = (name: string) => rows(page).filter({ hasText: `${name} ${word}` });

    const contacts = screenPath('contactdetails');
    await openScreen(page, `${contacts}?_q=${word}`, 'Contact Details');
    await expectAccessible(page, shown('Ada'));
    await page.getByRole('button', { name: `View message from Ada ${word}` }).click();
    await expectAccessible(page, page.getByRole('dialog', { name: 'Contact Details' }));
    await page.keyboard.press('Escape');
    await moveTo(page, `${contacts}?_q=${word}&suspected=true`);
    await expectAccessible(page, shown('Bob'));
    await moveTo(page, `${contacts}?_q=nobody+${word}`);
    await expectAccessible(page, page.getByText('No messages match'));
    await page.route(`**${panelReads.contacts}?*`, (route) => route.abort());
    await moveTo(page, `${contacts}?_q=Ada+${word}`);
    await expectAccessible(page, main.getByRole('alert'));

    const demos = screenPath('requestdemos');
    await moveTo(page, demos);
    await expectAccessible(page, page.getByText('Choose a product to see'));
    await moveTo(page, `${demos}?product=Aksa+Studio&_q=${word}`);
    await expectAccessible(page, shown('Ada'));
    await moveTo(page, `${demos}?product=Aksa+Studio&_q=nobody+${word}`);
    await expectAccessible(page, page.getByText('No demo requests match'));
    await page.route(`**${panelReads.demoRequests}?*`, (route) => route.abort());
    await moveTo(page, `${demos}?product=Dc3`);
    await expectAccessible(page, main.getByRole('alert'));

    await moveTo(page, screenPath('undelivered'));
    await expectAccessible(page, shown('Cleo'));
    await page.getByRole('button', { name: `View undelivered lead from Cleo ${word}` }).click();
    await expectAccessible(page, page.getByRole('dialog', { name: 'Undelivered lead' }));
    await page.keyboard.press('Escape');

    await page.goto('/admin');
    const widget = page.getByRole('region', { name: 'Leads', exact: true });
    await widget.getByRole('button', { name: /broken$/ }).click(slow);
    await expect(widget.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, widget.getByRole('link', { name: `Ada ${word}` }), {
      part: widgetPart,
    });
  },
);
