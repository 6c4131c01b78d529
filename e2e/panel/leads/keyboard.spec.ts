import { randomUUID } from 'node:crypto';
import { enter, tabTo } from '../../support/keyboard';
import { expectNotice, field, modal } from '../../support/panel/forms';
import {
  bulk,
  createContacts,
  done,
  expectLeads,
  leadOf,
  openInbox,
  view,
} from '../../support/panel/inbox';
import { expect, test } from '../../support/panel/panel';

test.use({ as: 'superAdmin' });

test('triage works with the keyboard only', async ({ page, panel }) => {
  const word = randomUUID();
  const [ada, bob, cleo] = [`Ada ${word}`, `Bob ${word}`, `Cleo ${word}`];
  await createContacts(panel.data, cleo, bob, ada);
  await openInbox(page, { _q: word });
  await expectLeads(page, [ada, bob, cleo]);
  // The search has the focus.
  await page.keyboard.press('ArrowDown');
  await expect(leadOf(page, ada)).toBeFocused();
  await page.keyboard.press('j');
  await expect(leadOf(page, bob)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(leadOf(page, cleo)).toBeFocused();
  await page.keyboard.press('k');
  await expect(leadOf(page, bob)).toBeFocused();
  await page.keyboard.press('a');
  await expect(leadOf(page, bob)).toContainText('Owner: You');
  await expect(leadOf(page, bob)).toBeFocused();
  await page.keyboard.press('z');
  await expect(leadOf(page, bob)).toContainText('Owner: Nobody');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Select “${bob}”` })).toBeChecked();
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leads\/contacts\//);
  await expect(leadOf(page, bob)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(leadOf(page, cleo)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('r');
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toBeFocused();
  await expect(leadOf(page, cleo)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Close the lead' }).press('Enter');
  await expect(leadOf(page, cleo)).toBeFocused();
  // The key waits for the lead, and for what was typed there before.
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'New note' })).toBeFocused();
  await page.getByRole('link', { name: 'Close the lead' }).press('Enter');
  await expect(leadOf(page, cleo)).toBeFocused();

  // A lead that leaves the view leaves the focus at its place.
  await view(page, 'Nobody’s').press('Enter');
  await expectLeads(page, [ada, bob, cleo]);
  await page.keyboard.press('j');
  await expect(leadOf(page, ada)).toBeFocused();
  await page.keyboard.press('a');
  await expectLeads(page, [bob, cleo]);
  await expect(leadOf(page, bob)).toBeFocused();
});

test('a lead is taken for spam and put back, and its person exported and erased, with the keyboard only', async ({
  page,
  panel,
}) => {
  test.slow();
  const word = randomUUID();
  const name = `Ada ${word}`;
  const email = `${word}@example.com`;
  await panel.data.createContact({ name, email });
  await openInbox(page, { _q: word });
  await expectLeads(page, [name]);

  await test.step('marked as spam, undone, marked again', async () => {
    for (const last of [false, true]) {
      await page.keyboard.press('ArrowDown');
      await expect(leadOf(page, name)).toBeFocused();
      await page.keyboard.press('x');
      await enter(page, bulk(page, 'Spam'));
      await expect(done(page)).toContainText('1 lead marked as spam.');
      await expectLeads(page, []);
      if (last) break;
      await enter(page, done(page).getByRole('button', { name: 'Undo' }));
      await expectLeads(page, [name]);
      await tabTo(page, page.getByRole('main').getByLabel('Search leads'));
    }
  });

  await test.step('found in its view, and put back', async () => {
    await enter(page, view(page, 'Suspected spam'));
    await expectLeads(page, [name]);
    await page.keyboard.press('j');
    await expect(leadOf(page, name)).toBeFocused();
    await page.keyboard.press('x');
    await enter(page, bulk(page, 'Not spam'));
    await expect(done(page)).toContainText('1 lead marked as not spam.');
    await enter(page, view(page, 'Open'));
    await expectLeads(page, [name]);
  });

  await test.step('everything from the person is exported', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('link', { name: 'Everything from this person' }));
    await enter(page, page.getByRole('button', { name: 'Export', exact: true }));
    const exporting = modal(page, 'Export a person’s data');
    await expect(exporting).toBeVisible();
    const download = page.waitForEvent('download');
    await enter(page, exporting.getByRole('button', { name: 'Export', exact: true }));
    expect((await download).suggestedFilename()).toMatch(/\.html$/);
    await expectNotice(page, 'The file was saved.');
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
  });

  await test.step('and erased', async () => {
    await enter(page, page.getByRole('button', { name: 'Erase', exact: true }));
    const erasing = modal(page, 'Erase a person’s data');
    await expect(field(erasing, 'Type the e-mail address to confirm')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const outcome = page.getByRole('main').getByRole('status');
    await expect(outcome).toContainText('Erased: 1 message.');
    await expect(outcome).toBeFocused();
  });
});
