import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenPath } from '../../../support/api/api';
import { expectAccessible } from '../../../support/panel/axe';
import { field, modal, moveTo, openScreen } from '../../../support/panel/forms';
import { test } from '../../../support/panel/panel';
import { storeUndelivered } from '../../../support/panel/undelivered';

test.use({ as: 'superAdmin' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'no state of a person has an axe finding',
  { tag: '@full' },
  async ({ page, panel, system }) => {
    test.setTimeout(600_000);
    const email = `${randomUUID()}@example.com`;
    await panel.data.createContact({ name: 'Ada', email, subject: 'Payroll' });
    await panel.data.createDemoRequest({ product: 'Dc3', name: 'Ada', email });
    await storeUndelivered(system, { fields: { email } });

    await openScreen(page, screenPath('people'), 'People');
    await button(page, 'Show').click();
    await expectAccessible(page, page.getByText('Type the whole e-mail address.'));
    await moveTo(page, `${screenPath('people')}/nobody@example.com`);
    await expectAccessible(page, page.getByText('No lead is stored under this e-mail address.'));
    await moveTo(page, `${screenPath('people')}/${email}`);
    await expectAccessible(page, page.getByRole('region', { name: 'Undelivered leads' }));

    await button(page, 'Export').click();
    await expectAccessible(page, modal(page, 'Export a person’s data'));
    await page.getByRole('radio', { name: /JSON/ }).check();
    await page.route('**/export*', (route) => route.abort());
    await button(page, 'Export').last().click();
    await expectAccessible(page, page.getByRole('dialog').getByRole('alert'));
    await page.unroute('**/export*');
    await Promise.all([page.waitForEvent('download'), button(page, 'Export').last().click()]);
    await expectAccessible(page, page.getByText(/exported 1 message/));

    await button(page, 'Erase').click();
    const erasing = modal(page, 'Erase a person’s data');
    await expectAccessible(page, erasing);
    const typed = field(erasing, 'Type the e-mail address to confirm');
    await typed.fill('ada@example.com');
    await typed.press('Enter');
    await expectAccessible(page, erasing.getByText('This is not the address of this page.'));
    await typed.fill(email);
    await page.route('**/erase', (route) => route.abort());
    await button(page, 'Erase for good').click();
    await expectAccessible(page, erasing.getByRole('alert'));
    await page.unroute('**/erase');
    await button(page, 'Erase for good').click();
    await expectAccessible(page, page.getByRole('main').getByText(/^Erased: 1 message/));

    await moveTo(page, screenPath('people'));
    await expectAccessible(page, page.getByText(/ erased 1 message/).first());
    await page.route('**/people/*', (route) => route.abort());
    await moveTo(page, `${screenPath('people')}/${randomUUID()}@example.com`);
    await expectAccessible(page, page.getByRole('main').getByRole('alert'));
  },
);
