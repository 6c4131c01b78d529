import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inboxSummaryPath, leadOwnersPath, screenPath } from '../../support/api/api';
import { record, records, send } from '../../support/api/send';
import { sidewaysScroll } from '../../support/page/page-watch';
import { logInToCms } from '../../support/panel/accounts';
import { alphabets, holds, storeDay, type DayLead } from '../../support/panel/day/leads-of-the-day';
import { MovedClock, momentNextWeek } from '../../support/panel/day/moved-clock';
import { expectNotice, field, openScreen } from '../../support/panel/forms';
import {
  bulk,
  choose,
  done,
  expectLeads,
  inbox,
  leadOf,
  leads,
  openInbox,
  select,
  undo,
  view,
} from '../../support/panel/inbox';
import { exportCsv, goToPage } from '../../support/panel/lists';
import { mailText, type MailServer, type ReceivedMail } from '../../support/panel/mail-server';
import { mailEnv, test as base } from '../../support/panel/mail-test';
import { expect, logInAt, slow, type Panel } from '../../support/panel/panel';
import { storeUndelivered } from '../../support/panel/undelivered';
import type { System } from '../../support/system/system';

/** A CMS that sends mails, also receipts and the digest, with a clock of its own. */
const test = base.extend<object, { clock: MovedClock }>({
  clock: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const clock = new MovedClock(`panel-${String(parallelIndex)}`);
      clock.moveTo(afternoon);
      await use(clock);
    },
    { scope: 'worker' },
  ],
  cmsEnv: [
    async ({ clock, mailServer }, use) => {
      await use({
        ...clock.env,
        ...mailEnv(mailServer),
        DIGEST_EMAIL_TO: 'team@example.com',
      });
    },
    { scope: 'worker' },
  ],
});

test.use({ as: 'webAdmin' });

// The firm is in Zurich and works from nine to six.
const monday = momentNextWeek(0, 8);
const afternoon = momentNextWeek(2, 13.5);
const nextMorning = momentNextWeek(3, 7.1);

/** The CMS sends mails every five seconds, and looks every thirty whether it is time for the digest. */
const sent = { timeout: 20_000 };
const digestSent = { timeout: 45_000 };

const views: readonly [label: string, holds: (lead: DayLead) => boolean][] = [
  ['Open', holds.open],
  ['Mine', holds.mine],
  ['Nobody’s', holds.nobody],
  ['Due today', holds.due_today],
  ['Late', holds.late],
  ['Answered', holds.answered],
  ['Closed', holds.closed],
  ['Suspected spam', holds.suspected],
  ['All', holds.all],
];

const pageSize = 25;

const leadsText = (count: number) => (count === 1 ? '1 lead' : `${String(count)} leads`);

const expectCount = (page: Page, label: string, count: number) =>
  expect(view(page, label)).toHaveText(`${label}${String(count)}, ${leadsText(count)}`);

const article = (page: Page) => page.getByRole('article');
const button = (page: Page, name: string) =>
  article(page).getByRole('button', { name, exact: true });
const note = (page: Page) => article(page).getByRole('textbox', { name: 'New note' });
const timeline = (page: Page) => article(page).getByRole('list', { name: 'Timeline' });

/** The names in the list, whatever their direction. */
const namesShown = (page: Page) =>
  leads(page).evaluateAll((links) =>
    links.map((link) => link.querySelector('[dir="auto"]')?.textContent ?? ''),
  );

const rowHeights = (page: Page) =>
  leads(page).evaluateAll((links) => [...new Set(links.map((link) => link.clientHeight))]);

/** Waits until the list shows so many of these leads, and no others. @returns their names */
async function expectRows(page: Page, count: number, among: ReadonlySet<string>) {
  let shown: string[] = [];
  const others = async () => {
    shown = await namesShown(page);
    if (shown.length !== count) return [`${String(shown.length)} leads`];
    return shown.filter((name) => !among.has(name));
  };
  await expect.poll(others).toEqual([]);
  return shown;
}

/** Goes through the pages of a view, and expects these leads on them, each once and in a row like the others. */
async function expectView(page: Page, label: string, names: readonly string[]): Promise<void> {
  const left = new Set(names);
  await view(page, label).click();
  for (let number = 1; left.size > 0; number += 1) {
    if (number > 1) await goToPage(page, number);
    const shown = await expectRows(page, Math.min(pageSize, left.size), left);
    expect(await rowHeights(page), `${label}, page ${String(number)}`).toHaveLength(1);
    for (const name of shown) left.delete(name);
  }
}

const isDone = ({ standing }: DayLead) => standing === 'answered' || standing === 'closed';

const sorted = (names: readonly string[]) => [...names].sort();

async function ownerIds(system: System, panel: Panel) {
  const token = await logInToCms(system, panel.accounts.superAdmin);
  const answer = await send(`${system.settings.cmsUrl}${leadOwnersPath}`, { token });
  const idOf = (username: string) =>
    Number(records(record(answer.body).result).find(({ name }) => name === username)?.id);
  const { webAdmin, otherWebAdmin } = panel.accounts;
  const owners = { me: idOf(webAdmin.username), colleague: idOf(otherWebAdmin.username) };
  return { token, owners };
}

/** Waits for the only mail to an address. */
async function mailTo(
  server: MailServer,
  address: string,
  wait: { timeout: number },
): Promise<ReceivedMail> {
  const mails = () => server.mails.filter(({ recipients }) => recipients.includes(address));
  await expect.poll(() => mails().length, wait).toBe(1);
  return mails()[0] ?? { recipients: [], source: '' };
}

/** How the promise was kept, as the inbox says it. */
const expectKept = (page: Page, kept: number, broken: number) =>
  expect(page.getByRole('main')).toContainText(
    `Kept in the last 30 days: ${String(Math.round((100 * kept) / (kept + broken)))} %${String(broken)} broken`,
  );

/** Opens a lead from the list. */
async function openLead(page: Page, name: string): Promise<void> {
  await leadOf(page, name).click();
  await expect(article(page).getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Types into the search box, as an admin does. */
async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('main').getByLabel('Search leads');
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Search' }).click();
  await box.fill(text);
  await box.press('Enter');
}

const closeLead = (page: Page) => page.getByRole('link', { name: 'Close the lead' }).click();

test(
  'a working day with 120 leads, and the next morning',
  { tag: '@full' },
  async ({ page, pageOf, panel, system, clock, mailServer }) => {
    test.setTimeout(600_000);
    const { token, owners } = await ownerIds(system, panel);
    const day = await storeDay(system, panel.data, { earlier: monday, owners, token });
    /** The leads as the story changes them. */
    const stored = (wanted: (lead: DayLead) => boolean) => day.filter(wanted);
    const first = (wanted: (lead: DayLead) => boolean) => {
      const [found] = stored(wanted);
      if (found === undefined) throw new Error('There is no such lead.');
      return found;
    };
    /** The leads that were answered too late. */
    const tooLate = new Set<DayLead>();
    const expectCounts = async (shown: Page) => {
      for (const [label, wanted] of views) {
        await expectCount(shown, label, stored(wanted).length);
      }
    };

    await test.step('each view holds what its count says, page by page, and no alphabet breaks a row', async () => {
      await openInbox(page, {});
      await expectCounts(page);
      for (const [label, wanted] of views) {
        const names = stored(wanted).map(({ name }) => name);
        await expectView(page, label, names);
      }
      await page.setViewportSize({ width: 400, height: 860 });
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      await openScreen(page, screenPath('contactdetails'), 'Contact Details');
      const { lines } = await exportCsv(page);
      const exported = stored(
        ({ form, standing }) => form === 'contacts' && standing !== 'suspected',
      );
      expect(sorted(lines.slice(1).map(([name = '']) => name))).toEqual(
        sorted(exported.map(({ name }) => name)),
      );
    });

    await test.step('late leads of one form are assigned; a note is found by its words', async () => {
      await openInbox(page, { view: 'late', form: 'contacts' });
      const late = stored(({ form, standing }) => form === 'contacts' && standing === 'late');
      await expect(leads(page)).toHaveCount(late.length);
      await page.getByRole('checkbox', { name: 'Select all leads of this page' }).check();
      await choose(page, 'Assign', 'Me');
      await expect(done(page)).toContainText('assigned to you.');
      for (const lead of late) lead.owner = 'me';
      await expectCounts(page);
      const { name } = first(({ name: shown }) => late.some((lead) => lead.name === shown));
      await leadOf(page, name).focus();
      await page.keyboard.press('n');
      await expect(note(page)).toBeFocused();
      await page.keyboard.type('התקשרתי – 100 % נחמד');
      await article(page).getByRole('button', { name: 'Add note' }).click();
      await expect(timeline(page)).toContainText('You wrote a note');
      await openInbox(page, { view: 'all' });
      await search(page, 'נחמד 100 %');
      await expectLeads(page, [name]);
    });

    await test.step('a late lead that is answered in a mail program is answered, and its promise stays broken', async () => {
      const lead = first(
        ({ form, standing, name }) =>
          form === 'contacts' && standing === 'late' && name.startsWith(alphabets.hebrew.name),
      );
      await openInbox(page, { view: 'late' });
      await expectKept(page, 0, stored(holds.late).length);
      await openLead(page, lead.name);
      const mail = article(page).getByRole('link', { name: 'Use your mail program' });
      const { searchParams } = new URL((await mail.getAttribute('href')) ?? '');
      expect(searchParams.get('subject')).toBe(`Re: ${alphabets.hebrew.subject}`);
      expect(searchParams.get('body')).toContain(`Hello ${lead.name},`);
      await button(page, 'Mark as answered').click();
      await expect(article(page)).toContainText('Promise: Broken');
      lead.standing = 'answered';
      tooLate.add(lead);
      await expectCounts(page);
      await closeLead(page);
      await expect(leadOf(page, lead.name)).toHaveCount(0);
      await page.getByRole('button', { name: /broken$/ }).click();
      const broken = page.getByRole('list', { name: 'Broken promises' }).getByRole('listitem');
      await expect(broken.filter({ hasText: lead.name })).toContainText('answered 1 day late');
    });

    await test.step('the next one is answered from the panel, with the keyboard only', async () => {
      const lead = first(({ form, standing }) => form === 'demo-requests' && standing === 'late');
      await openInbox(page, { view: 'late', form: 'demo-requests' });
      await expect(leads(page).last()).toContainText(lead.name);
      for (let rows = await leads(page).count(); rows > 0; rows -= 1)
        await page.keyboard.press('j');
      await expect(leads(page).last()).toBeFocused();
      await page.keyboard.press('r');
      const form = page.getByRole('form', { name: 'Reply' });
      await expect(form.getByRole('textbox', { name: 'Reply' })).toBeFocused();
      await page.keyboard.type('Dear {{name}},\n\n您好 👍🏽');
      await page.keyboard.press('Tab');
      await expect(form.getByRole('checkbox')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectNotice(page, 'The reply is on its way.');
      await expect(article(page).getByRole('combobox', { name: 'State' })).toHaveText('Answered');
      lead.standing = 'answered';
      tooLate.add(lead);
      await expectCounts(page);
      await page.keyboard.press('n');
      await expect(note(page)).toBeFocused();
      await page.keyboard.type('Answered by mail');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(timeline(page)).toContainText('Answered by mail');
      const reply = mailText(await mailTo(mailServer, lead.email, sent));
      expect(reply).toContain(`Dear ${lead.name},`);
      expect(reply).toContain('您好 👍🏽');
    });

    const word = randomUUID();
    const visitor = { name: `Ada ${word}`, email: `${word}@example.com` };

    await test.step('a visitor gets a receipt, and the reference in it finds the lead', async () => {
      const id = await panel.data.createContact({ ...visitor, subject: 'Payroll' });
      day.push({ ...visitor, id, form: 'contacts', standing: 'today' });
      const receipt = mailText(await mailTo(mailServer, visitor.email, sent));
      expect(receipt).not.toContain('Payroll');
      const reference = /^Your reference: (\S+)$/m.exec(receipt)?.[1] ?? '';
      await openInbox(page, {});
      await search(page, reference);
      await expectLeads(page, [visitor.name]);
      await openLead(page, visitor.name);
      await expect(timeline(page)).toContainText('Receipt sent to the visitor');
    });

    await test.step('it is taken for spam, found there, and put back', async () => {
      const lead = first(({ name }) => name === visitor.name);
      await openInbox(page, { _q: word });
      await select(page, visitor.name);
      await bulk(page, 'Spam').click();
      await expect(done(page)).toContainText('1 lead marked as spam.');
      lead.standing = 'suspected';
      await expectCounts(page);
      await view(page, 'Suspected spam').click();
      await expectLeads(page, [visitor.name]);
      await select(page, visitor.name);
      await bulk(page, 'Not spam').click();
      await expect(done(page)).toContainText('1 lead marked as not spam.');
      lead.standing = 'today';
      await expectCounts(page);
    });

    await test.step('two admins work on one list while leads arrive: neither overwrites the other, and Undo says so', async () => {
      const listed = stored(
        (lead) =>
          holds.all(lead) && lead.name.startsWith(alphabets.greek.name) && lead.owner === undefined,
      );
      const [taken, kept, stolen] = listed.filter(({ standing }) => standing === 'today');
      if (taken === undefined || kept === undefined || stolen === undefined)
        throw new Error('Few.');
      // All, since a lead that is closed leaves the view of those that are open.
      const query = { view: 'all', _q: alphabets.greek.name, owner: '0' };
      const colleague = await pageOf('otherWebAdmin');
      await colleague.goto(inbox(query));
      await expect(leads(colleague)).toHaveCount(listed.length, slow);
      await openInbox(page, query);
      for (const { name } of [taken, kept]) await select(page, name);
      await choose(page, 'State', 'Closed');
      await expect(done(page)).toContainText('2 leads closed.');
      // Undo is offered as long as somebody is at it.
      await done(page).getByRole('button', { name: 'Undo' }).focus();

      await openLead(colleague, taken.name);
      await expect(article(colleague).getByRole('combobox', { name: 'State' })).toHaveText(
        'Closed',
      );
      await article(colleague).getByRole('combobox', { name: 'State' }).click();
      await colleague.getByRole('option', { name: 'In progress', exact: true }).click();
      await expect(timeline(colleague)).toContainText('from Closed to In progress');
      const name = `${alphabets.greek.name} ${randomUUID()}`;
      const email = 'visitor+new@example.com';
      const id = await panel.data.createContact({ name, email });
      day.push({ id, name, email, form: 'contacts', standing: 'today' });

      await undo(page);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        `1 lead was left as it is, because someone else has changed it meanwhile: “${taken.name}”.`,
      );
      await expect(leadOf(page, taken.name)).toContainText('State: In progress');
      await expect(leadOf(page, kept.name)).toContainText('State: Open');
      await expect(leads(page)).toHaveCount(listed.length + 1);
      await expectCounts(page);

      await closeLead(colleague);
      await leadOf(colleague, stolen.name).focus();
      // This browser does not learn of the next change.
      await colleague.route(`**${inboxSummaryPath}`, () => undefined);
      await leadOf(page, stolen.name).focus();
      await page.keyboard.press('a');
      await expect(done(page)).toContainText('1 lead assigned to you.');
      stolen.owner = 'me';
      await colleague.keyboard.press('a');
      await expect(colleague.getByRole('main').getByRole('alert')).toContainText(
        `1 lead not changed. “${stolen.name}”: Someone else has changed the owner meanwhile.`,
      );
      await colleague.context().close();
      await openInbox(page, {});
      await expectCounts(page);
    });

    const morning =
      await test.step('the next morning, the digest says what the views say', async () => {
        clock.moveTo(nextMorning);
        const opened = await pageOf('nobody');
        await logInAt(opened, inbox({ view: 'late' }), panel.accounts.webAdmin);
        await expect(view(opened, 'Late')).toBeVisible(slow);
        const digest = await mailTo(mailServer, 'team@example.com', digestSent);
        // Answers to messages of the day before fell due at six, those to demo requests fall due at this day's afternoon.
        const late = stored((lead) => holds.late(lead) || holds.due_today(lead));
        const today = stored((lead) => holds.open(lead) && !late.includes(lead));
        expect(digest.source).toMatch(
          new RegExp(
            `^Subject: Leads: ${String(late.length)} late, ${String(today.length)} due today$`,
            'm',
          ),
        );
        await expectCount(opened, 'Late', late.length);
        await expectCount(opened, 'Due today', today.length);
        const kept = stored(
          (lead) => isDone(lead) && lead.form === 'contacts' && !tooLate.has(lead),
        );
        await expectKept(opened, kept.length, late.length + tooLate.size);
        return opened;
      });

    await test.step('an erased person is gone from every list and count', async () => {
      const product = 'Aksa Studio';
      await panel.data.createDemoRequest({ ...visitor, product });
      await storeUndelivered(system, { fields: visitor });
      const admin = await pageOf('superAdmin');
      const { id } = first(({ name }) => name === visitor.name);
      const address = `${screenPath('leads')}/contacts/${id}?view=all&_q=${word}`;
      await admin.goto(address);
      await expect(leads(admin)).toHaveCount(2, slow);
      await article(admin).getByRole('link', { name: 'Everything from this person' }).click();
      await admin.getByRole('button', { name: 'Export', exact: true }).click();
      await admin.getByRole('radio', { name: /JSON/ }).check();
      const [download] = await Promise.all([
        admin.waitForEvent('download'),
        admin.getByRole('button', { name: 'Export', exact: true }).last().click(),
      ]);
      const file = readFileSync(await download.path(), 'utf8');
      expect(record(JSON.parse(file)).leads).toHaveLength(2);
      await admin.getByRole('button', { name: 'Erase', exact: true }).click();
      await field(admin, 'Type the e-mail address to confirm').fill(visitor.email);
      await admin.getByRole('button', { name: 'Erase for good' }).click();
      await expect(admin.getByRole('main').getByRole('status')).toContainText(
        'Erased: 1 message, 1 demo request and 1 undelivered lead.',
      );
      day.splice(0, day.length, ...stored(({ name }) => name !== visitor.name));

      await morning.goto(address);
      await expect(morning.getByText('There is no such lead')).toBeVisible(slow);
      await expect(morning.getByText('No leads in “All” match')).toBeVisible();
      for (const [label] of views) {
        await view(morning, label).click();
        await expect(morning.getByText(`No leads in “${label}” match`)).toBeVisible();
      }
      await expectCount(morning, 'All', stored(holds.all).length);
      await expectCount(morning, 'Open', stored(holds.open).length);
      for (const [path, heading, none] of [
        [`${screenPath('contactdetails')}?_q=${word}`, 'Contact Details', 'No messages match'],
        [
          `${screenPath('requestdemos')}?product=${product}&_q=${word}`,
          'Request Demos',
          'No demo requests match',
        ],
        [screenPath('undelivered'), 'Undelivered leads', 'There are no undelivered leads'],
      ] as const) {
        await openScreen(morning, path, heading);
        await expect(morning.getByText(none)).toBeVisible();
      }
    });
  },
);
