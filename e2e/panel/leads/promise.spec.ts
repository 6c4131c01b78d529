import { randomUUID } from 'node:crypto';
import { screenPath } from '../../support/api/api';
import { sidewaysScroll } from '../../support/page/page-watch';
import { logInToCms } from '../../support/panel/accounts';
import { panelAxeFindings } from '../../support/panel/axe';
import { expect, logIn, slow, test } from '../../support/panel/panel';
import { makeAdminWith } from '../../support/panel/sessions';

/** The widget without its header, which is Strapi's. */
const part = 'section[aria-labelledby="plugin::web-admin.leads"] > :not(header)';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

test.describe('a Super Admin', () => {
  test.use({ as: 'superAdmin' });

  test("Strapi's home page shows the leads that wait, and how the promise was kept", async ({
    page,
    panel,
  }) => {
    const word = randomUUID();
    await panel.data.createContact({ name: `Late ${word}`, acceptedAt: daysAgo(8) });
    await page.goto('/admin');
    const widget = page.getByRole('region', { name: 'Leads', exact: true });
    await expect(widget.getByRole('link', { name: /^\d+\s*Open$/ })).toBeVisible(slow);
    await expect(widget).toContainText(/Kept in the last 30 days: \d+ %/);
    const broken = widget.getByRole('button', { name: /^\d+ broken$/ });
    await expect(broken).toHaveAttribute('aria-expanded', 'false');
    await broken.click();
    const lead = widget.getByRole('listitem').filter({ hasText: word });
    await expect(lead).toContainText(/not answered yet, late by \d days/);
    expect(await panelAxeFindings(page, { part })).toEqual([]);
    await page.setViewportSize({ width: 400, height: 900 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await lead.getByRole('link', { name: `Late ${word}` }).click();
    await expect(page.getByRole('heading', { level: 2, name: `Late ${word}` })).toBeVisible(slow);
    await expect(page.getByRole('article')).toContainText(/Promise: Late by \d d/);
    await page.goBack();
    await widget.getByRole('link', { name: /^\d+\s*Late$/ }).click();
    await expect(page).toHaveURL(`${screenPath('leads')}?view=late`);
  });
});

test('an admin who may not read leads has no such widget', async ({ page, system, panel }) => {
  const token = await logInToCms(system, panel.accounts.superAdmin);
  const editor = await makeAdminWith(system, token, ['plugin::upload.read']);
  await logIn(page, editor);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible(slow);
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible(slow);
  await expect(page.getByRole('region', { name: 'Leads', exact: true })).toHaveCount(0);
});
