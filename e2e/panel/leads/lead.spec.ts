import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { leadPath, screenPath } from '../../support/api/api';
import { sidewaysScroll } from '../../support/page/page-watch';
import { logInToCms } from '../../support/panel/accounts';
import { panelAxeFindings } from '../../support/panel/axe';
import { expectNotice } from '../../support/panel/forms';
import { expect, logInAt, slow, test, type Panel } from '../../support/panel/panel';
import { makeAdminWith } from '../../support/panel/sessions';

test.use({ as: 'webAdmin' });

const contactAddress = (id: string) => `${screenPath('leads')}/contacts/${id}`;
const demoAddress = (id: string) => `${screenPath('leads')}/demo-requests/${id}`;

const article = (page: Page) => page.getByRole('article');
const state = (page: Page) => article(page).getByRole('combobox', { name: 'State' });
const owner = (page: Page) => article(page).getByRole('combobox', { name: 'Owner' });
const timeline = (page: Page) => article(page).getByRole('list', { name: 'Timeline' });
const events = (page: Page) => timeline(page).getByRole('listitem');
const note = (page: Page) => article(page).getByRole('textbox', { name: 'New note' });
const button = (page: Page, name: string) =>
  article(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => article(page).getByRole('link', { name });

/** The tests send leads as the outbox does. */
const arrived = /^Arrived at \d\d:\d\d; stored/;

/** The findings of axe in the lead's page; inbox.spec.ts checks the list beside it. */
const leadFindings = (page: Page) => panelAxeFindings(page, { part: 'article' });

async function open(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible(slow);
}

interface TwoAdmins {
  page: Page;
  pageOf: (kind: 'otherWebAdmin') => Promise<Page>;
  panel: Panel;
}

/** Opens a new lead on `page`, and on the page of another admin, which is returned. */
async function openForBoth({ page, pageOf, panel }: TwoAdmins): Promise<Page> {
  // Two browsers load the panel.
  test.slow();
  const word = randomUUID();
  const address = contactAddress(await panel.data.createContact({ name: word }));
  await open(page, address, word);
  // The first browser must not learn of the other admin's changes by itself.
  await page.clock.install();
  const other = await pageOf('otherWebAdmin');
  await open(other, address, word);
  return other;
}

async function choose(page: Page, box: ReturnType<typeof state>, option: string): Promise<void> {
  await box.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function addNote(page: Page, text: string): Promise<void> {
  await note(page).fill(text);
  await button(page, 'Add note').click();
  await expect(events(page).filter({ hasText: text.split('\n')[0] ?? text })).toHaveCount(1);
  await expect(note(page)).toHaveValue('');
}

test('shows the message whole, with phone and e-mail as links, the promise and the timeline', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const message = `First line\n\n  <b>Second</b> & "third"\nשלום עולם ${word}`;
  const id = await panel.data.createContact({
    ...{ name: `Ada ${word}`, email: `${word}@example.com`, phone: '+41 (0)44 000 00 00' },
    ...{ subject: 'About <i>payroll</i>', message },
  });
  await open(page, contactAddress(id), `Ada ${word}`);
  const text = article(page).getByText('First line');
  expect(await text.evaluate((element) => element.textContent)).toBe(message);
  await expect(article(page)).toContainText('About <i>payroll</i>');
  await expect(link(page, '+41 (0)44 000 00 00')).toHaveAttribute('href', 'tel:+41440000000');
  await expect(link(page, `${word}@example.com`)).toHaveAttribute(
    'href',
    `mailto:${word}@example.com`,
  );
  await expect(article(page)).toContainText(
    /Promise: Due .*\. Due \d\d-\w{3}-\d{4}, 18:00 \(Europe\/Zurich\)/,
  );
  await expect(events(page)).toHaveText([arrived]);
  await expect(state(page)).toHaveText('Open');
  await expect(owner(page)).toHaveText('Nobody');
  expect(await leadFindings(page)).toEqual([]);
  for (const width of [320, 400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  }
});

test('copies the e-mail address', async ({ page, panel }) => {
  const word = randomUUID();
  const id = await panel.data.createContact({ name: word, email: `${word}@example.com` });
  await page.context().grantPermissions(['clipboard-write']);
  await open(page, contactAddress(id), word);
  await button(page, 'Copy the e-mail address').click();
  await expectNotice(page, 'The e-mail address was copied.');
  await note(page).focus();
  await page.keyboard.press('Control+V');
  await expect(note(page)).toHaveValue(`${word}@example.com`);
});

test('is answered in a mail program, and marked as answered by one click', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const id = await panel.data.createContact({
    ...{ name: `Ada ${word}`, email: 'ada@example.com', subject: 'Costs & terms' },
    message: 'What does it cost?\n100 %?',
  });
  await open(page, contactAddress(id), `Ada ${word}`);
  const href = await link(page, 'Write an e-mail').getAttribute('href');
  const mail = new URL(href ?? '');
  expect(mail.pathname).toBe('ada@example.com');
  expect(mail.searchParams.get('subject')).toBe('Re: Costs & terms');
  const body = mail.searchParams.get('body')?.split('\r\n');
  expect(body?.[0]).toBe(`Hello Ada ${word},`);
  expect(body?.slice(-2)).toEqual(['> What does it cost?', '> 100 %?']);
  await button(page, 'Mark as answered').click();
  await expect(state(page)).toHaveText('Answered');
  await expect(events(page).last()).toContainText('You changed the state from Open to Answered');
  await expect(article(page)).toContainText('Promise: Kept');
  await expect(button(page, 'Mark as answered')).toHaveCount(0);
  await expect(link(page, 'Write an e-mail')).toBeFocused();
});

test('two admins write notes at the same time, and both are kept as they were typed', async ({
  page,
  pageOf,
  panel,
}) => {
  const other = await openForBoth({ page, pageOf, panel });
  await note(other).fill('Half a note');
  await addNote(page, 'Mine\n  <b>as typed</b>');
  await other.bringToFront();
  await addNote(other, 'Theirs');
  await expect(events(other)).toHaveText([
    arrived,
    /^web\.admin wrote a note.*Mine\s+<b>as typed<\/b>$/s,
    /^You wrote a note.*Theirs$/,
  ]);
  expect(
    await events(other)
      .nth(1)
      .evaluate((row) => row.lastElementChild?.textContent),
  ).toBe('Mine\n  <b>as typed</b>');
});

test('of two admins who change the same field, the second sees what the first did and can repeat their choice', async ({
  page,
  pageOf,
  panel,
}) => {
  const other = await openForBoth({ page, pageOf, panel });
  await button(other, 'Assign to me').click();
  await expect(owner(other)).toHaveText('other.web.admin (you)');
  await choose(other, state(other), 'In progress');
  await expect(events(other)).toHaveCount(3);

  await choose(page, state(page), 'Closed');
  const conflict = article(page).getByRole('alert');
  await expect(conflict).toContainText(
    '“other.web.admin” changed the state from Open to In progress',
  );
  await expect(conflict).toContainText('Your choice, “Closed”, was not saved.');
  await expect(state(page)).toHaveText('In progress');
  await expect(owner(page)).toHaveText('other.web.admin');
  expect(await leadFindings(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Set to “Closed”' }).click();
  await expect(state(page)).toHaveText('Closed');
  await expect(conflict).toHaveCount(0);
  await expect(events(page).last()).toContainText(
    'You changed the state from In progress to Closed',
  );
});

test('a change of another field from an older version is no conflict', async ({
  page,
  pageOf,
  panel,
}) => {
  const other = await openForBoth({ page, pageOf, panel });
  await choose(other, state(other), 'In progress');
  await expect(events(other)).toHaveCount(2);
  await button(page, 'Assign to me').click();
  await expect(events(page).last()).toContainText('You took it');
  await expect(state(page)).toHaveText('In progress');
  await expect(owner(page)).toBeFocused();
});

test('an unsent note survives a refresh in the background and leaving the lead', async ({
  page,
  system,
  panel,
}) => {
  const word = randomUUID();
  const id = await panel.data.createContact({ name: word });
  await page.clock.install();
  await open(page, contactAddress(id), word);
  await note(page).fill('Not yet finished');
  const token = await logInToCms(system, panel.accounts.otherWebAdmin);
  const saved = await page.request.post(
    `${system.settings.cmsUrl}${leadPath('createcontactus', id)}/notes`,
    { data: { text: 'From elsewhere' }, headers: { authorization: `Bearer ${token}` } },
  );
  expect(saved.status()).toBe(200);
  await page.clock.runFor(16_000);
  await expect(events(page).last()).toContainText('From elsewhere');
  await expect(note(page)).toHaveValue('Not yet finished');
  await expect(note(page)).toBeFocused();
  await page.goto(screenPath('testimonials'));
  await open(page, contactAddress(id), word);
  await expect(note(page)).toHaveValue('Not yet finished');
  await button(page, 'Add note').click();
  await expect(events(page).last()).toContainText('Not yet finished');
});

test('an empty note is refused, and one without an answer is kept', async ({ page, panel }) => {
  const word = randomUUID();
  const id = await panel.data.createContact({ name: word });
  await open(page, contactAddress(id), word);
  await button(page, 'Add note').click();
  await expect(article(page).getByText('Write the note first.')).toBeVisible();
  await expect(note(page)).toBeFocused();
  await note(page).fill('Kept');
  await page.route(`**${leadPath('createcontactus', id)}/notes`, (route) => route.abort(), {
    times: 1,
  });
  await button(page, 'Add note').click();
  await expect(article(page).getByRole('alert')).toContainText(
    'There was no answer. See below whether it was saved.',
  );
  await expect(note(page)).toHaveValue('Kept');
  expect(await leadFindings(page)).toEqual([]);
});

test('a lead that came late from the outbox says so', async ({ page, panel }) => {
  const word = randomUUID();
  const acceptedAt = new Date(Date.now() - (3 * 60 + 1) * 60_000).toISOString();
  const id = await panel.data.createContact({ name: word, acceptedAt });
  await open(page, contactAddress(id), word);
  await expect(events(page)).toHaveText([
    /^Arrived at \d\d:\d\d; stored 3 hours later, from the site's outbox/,
  ]);
  await expect(article(page)).toContainText(/3 h ago/);
});

test('lists the other leads of the same person, and opens them', async ({ page, panel }) => {
  const word = randomUUID();
  const email = `${word}@example.com`;
  const demo = await panel.data.createDemoRequest({
    ...{ product: 'Aksa Studio', name: `Demo ${word}`, email: email.toUpperCase() },
  });
  const id = await panel.data.createContact({ name: word, email });
  await open(page, contactAddress(id), word);
  await link(page, 'Demo request: Aksa Studio').click();
  await expect(page).toHaveURL(demoAddress(demo));
  await expect(article(page).getByRole('heading', { level: 2 })).toHaveText(`Demo ${word}`);
  await expect(link(page, 'Contact form: A question')).toBeVisible();
});

test('is marked as spam and as not spam, and deleted after a question', async ({ page, panel }) => {
  const word = randomUUID();
  const id = await panel.data.createContact({ name: word });
  await open(page, contactAddress(id), word);
  await button(page, 'Mark as spam').click();
  await expect(article(page)).toContainText('An admin marked it as spam.');
  expect(await leadFindings(page)).toEqual([]);
  await button(page, 'Not spam').click();
  await expect(events(page).last()).toContainText('You marked it as not spam');
  await button(page, 'Delete').click();
  const question = page.getByRole('alertdialog', { name: 'Delete' });
  await expect(question).toContainText(`Delete “${word}” with its timeline and notes?`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, `“${word}” was deleted.`);
  await expect(page).toHaveURL(screenPath('leads'));
  await page.clock.install();
  await page.goto(contactAddress(id));
  const gone = page.getByText('There is no such lead: it may have been deleted');
  await expect(gone).toBeVisible(slow);
  // A new lead makes the screen read again in the background.
  await panel.data.createContact({ name: `Later ${word}` });
  await page.clock.runFor(16_000);
  await expect(page.getByText(`Later ${word}`)).toBeVisible();
  await expect(gone).toBeVisible();
});

test('an admin with read permission only sees the lead without actions', async ({
  pageOf,
  system,
  panel,
}) => {
  const word = randomUUID();
  const id = await panel.data.createContact({ name: word });
  const token = await logInToCms(system, panel.accounts.superAdmin);
  const reader = await makeAdminWith(system, token, ['plugin::web-admin.leads.read']);
  const other = await pageOf('nobody');
  await logInAt(other, contactAddress(id), reader);
  await expect(article(other).getByRole('heading', { level: 2, name: word })).toBeVisible(slow);
  await expect(article(other)).toContainText('State: Open · Owner: Nobody');
  await expect(article(other).getByRole('combobox')).toHaveCount(0);
  await expect(note(other)).toHaveCount(0);
  await expect(article(other).getByRole('button')).toHaveText(['Copy the e-mail address']);
});
