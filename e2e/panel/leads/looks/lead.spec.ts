import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { leadPath, screenPath } from '../../../support/api/api';
import { send } from '../../../support/api/send';
import { logInToCms } from '../../../support/panel/accounts';
import { expectAccessible } from '../../../support/panel/axe';
import { moveTo } from '../../../support/panel/forms';
import { expect, slow, test, type Panel } from '../../../support/panel/panel';
import { suspectContact } from '../../../support/panel/suspected';
import type { System } from '../../../support/system/system';

test.use({ as: 'webAdmin' });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();

const article = (page: Page) => page.getByRole('article');
const button = (page: Page, name: string) =>
  article(page).getByRole('button', { name, exact: true });
const saying = (page: Page, text: string | RegExp) => article(page).getByText(text).first();
const state = (page: Page) => article(page).getByRole('combobox', { name: 'State' });

/** Beside a list of the leads with this word, or in its place on a phone. */
const addressOf = (id: string, word: string) =>
  `${screenPath('leads')}/contacts/${id}?view=all&_q=${word}`;

/** Changes a message as another admin does. */
async function changeElsewhere(system: System, panel: Panel, id: string, changed: object) {
  const { status } = await send(`${system.settings.cmsUrl}${leadPath('createcontactus', id)}`, {
    method: 'PATCH',
    token: await logInToCms(system, panel.accounts.otherWebAdmin),
    json: changed,
  });
  expect(status).toBe(200);
}

async function choose(page: Page, option: string): Promise<void> {
  await state(page).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test.describe('no state of a lead has an axe finding', { tag: '@full' }, () => {
  test('when it is new, and while it is worked on', async ({ page, system, panel }) => {
    test.setTimeout(600_000);
    const word = randomUUID();
    const [name, email] = [`Ada ${word}`, `${word}@example.com`];
    const message = `First line\n${'שלום '.repeat(40)}\n${'x'.repeat(400)}`;
    const id = await panel.data.createContact({ name, email, message, acceptedAt: hoursAgo(220) });
    await panel.data.createDemoRequest({ product: 'Dc3', name: `Demo ${word}`, email });
    const open = async (lead: string, heading: string) => {
      await moveTo(page, addressOf(lead, word));
      await expect(article(page).getByRole('heading', { level: 2, name: heading })).toBeVisible();
    };

    await page.goto(addressOf(id, word));
    await expect(article(page)).toBeVisible(slow);
    await expect(article(page)).toContainText('Other leads of this person');
    await expect(article(page)).toContainText('Promise: Late');
    await expectAccessible(page, saying(page, /from the site's outbox$/));
    await expectAccessible(page, page.getByRole('listbox'), {
      open: async () => {
        if (!(await page.getByRole('listbox').isVisible())) await state(page).click();
      },
    });
    await page.keyboard.press('Escape');
    await button(page, 'Assign to me').click();
    await expectAccessible(page, saying(page, 'You took it'));
    await button(page, 'Mark as answered').click();
    await expectAccessible(page, saying(page, /^Promise: Broken/));
    await choose(page, 'Closed');
    await expectAccessible(page, saying(page, /from Answered to Closed/));

    await button(page, 'Add note').click();
    await expectAccessible(page, saying(page, 'Write the note first.'));
    const note = article(page).getByRole('textbox', { name: 'New note' });
    await note.fill('Not yet sent');
    await page.route('**/notes', (route) => route.abort());
    await button(page, 'Add note').click();
    await expect(note).toHaveValue('Not yet sent');
    await expectAccessible(page, article(page).getByRole('alert'));
    await page.unroute('**/notes');
    await button(page, 'Add note').click();
    await expectAccessible(page, saying(page, 'You wrote a note'));

    await button(page, 'Delete').click();
    await expectAccessible(page, page.getByRole('alertdialog'));
    await page.keyboard.press('Escape');
    await button(page, 'Mark as spam').click();
    await expectAccessible(page, saying(page, 'An admin marked it as spam.'));
    await open(await suspectContact(system, `Bob ${word}`, 'trap_filled'), `Bob ${word}`);
    await expectAccessible(page, saying(page, 'A field that no visitor sees was filled in.'));

    const fresh = await panel.data.createContact({ name: `Eve ${word}`, email: 'no address' });
    await open(fresh, `Eve ${word}`);
    await expect(article(page)).toContainText('Promise: Due');
    await expectAccessible(page, saying(page, /^No mail program can write/));
  });

  test('as two admins change it, and as it is missing', async ({ page, system, panel }) => {
    test.setTimeout(600_000);
    const word = randomUUID();
    const id = await panel.data.createContact({ name: word });
    await page.clock.install();
    await page.goto(addressOf(id, word));
    await expect(article(page)).toBeVisible(slow);
    await changeElsewhere(system, panel, id, { state: 'in_progress' });
    await choose(page, 'Closed');
    await expectAccessible(page, article(page).getByRole('button', { name: 'Set to “Closed”' }));

    await moveTo(page, addressOf('nothing', word));
    await expectAccessible(page, page.getByText('There is no such lead'));
    await page.route(`**${leadPath('createcontactus', id)}`, (route) => route.abort());
    await moveTo(page, addressOf(id, word));
    await expectAccessible(page, page.getByText('The lead could not be loaded.'));
  });
});
