import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { changeLeadsPath, inboxPath, inboxSummaryPath } from '../../support/api/api';
import { record, send } from '../../support/api/send';
import { logInToCms } from '../../support/panel/accounts';
import {
  createContacts,
  expectLeads,
  inbox,
  leadOf,
  leads,
  openInbox,
  select,
} from '../../support/panel/inbox';
import { expect, test, type Panel } from '../../support/panel/panel';
import { hideTab } from '../../support/panel/publishing';
import type { System } from '../../support/system/system';

test.use({ as: 'webAdmin' });

/** Time enough for the next reading of the summary. */
const poll = (page: Page) => page.clock.runFor(16_000);

/** The notice that leads have come which the list does not show yet. */
const notice = (page: Page, text: string) =>
  page.getByRole('button', { name: `${text} – Show`, exact: true });

const announced = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^\d+ (new|more) leads?$/ });

/** How far down a row is, in pixels. */
async function placeOnScreen(row: Locator): Promise<number> {
  const box = await row.boundingBox();
  if (box === null) throw new Error('The row is not shown.');
  return box.y;
}

/** Answers a message as another admin does. */
async function answerElsewhere(system: System, panel: Panel, id: string): Promise<void> {
  const { status } = await send(`${system.settings.cmsUrl}${changeLeadsPath}`, {
    method: 'POST',
    token: await logInToCms(system, panel.accounts.otherWebAdmin),
    json: { changes: [{ form: 'contacts', id, state: 'answered' }] },
  });
  expect(status).toBe(200);
}

test('new leads appear by themselves; while a row has the focus, nothing moves', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const name = (first: string) => `${first} ${word}`;
  await createContacts(panel.data, name('Ada'));
  await page.clock.install();
  await openInbox(page, { _q: word });
  await expectLeads(page, [name('Ada')]);
  await page.mouse.move(0, 0);

  await createContacts(panel.data, name('Bob'));
  await poll(page);
  await expectLeads(page, [name('Bob'), name('Ada')]);
  await expect(announced(page)).toHaveText('1 new lead');

  await leadOf(page, name('Ada')).focus();
  await createContacts(panel.data, name('Cleo'), name('Dora'));
  await poll(page);
  const show = notice(page, '2 new leads');
  await expect(show).toBeVisible();
  await expect(announced(page)).toHaveText('2 new leads');
  await expectLeads(page, [name('Bob'), name('Ada')]);
  await expect(leadOf(page, name('Ada'))).toBeFocused();
  await show.click();
  await expectLeads(page, [name('Dora'), name('Cleo'), name('Bob'), name('Ada')]);
  await expect(show).toHaveCount(0);
});

/** What keeps the rows where they are, and what ends it. */
const holds = {
  'the mouse is on a row': {
    hold: (page: Page) => leads(page).last().hover(),
    release: (page: Page) => page.mouse.move(0, 0),
  },
  'the list is scrolled': {
    hold: async (page: Page) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.mouse.move(0, 0);
      await leads(page).last().scrollIntoViewIfNeeded();
      await expect(leads(page).first()).not.toBeInViewport();
    },
    release: async (page: Page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
    },
  },
  'a row is selected': {
    hold: async (page: Page) => {
      await leads(page).last().locator('..').getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
      await page.mouse.move(0, 0);
    },
    release: async (page: Page) => {
      await leads(page).last().locator('..').getByRole('checkbox').uncheck();
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
      await page.mouse.move(0, 0);
    },
  },
} as const;

for (const [name, { hold, release }] of Object.entries(holds)) {
  test(`nothing jumps while ${name}; then new leads come to their places`, async ({
    page,
    panel,
  }) => {
    const word = randomUUID();
    const names = Array.from({ length: 12 }, (_, index) => `Lead ${String(index)} ${word}`);
    await createContacts(panel.data, ...names);
    names.reverse();
    await page.clock.install();
    await openInbox(page, { _q: word });
    await expectLeads(page, names);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();
    await hold(page);
    const placeOf = () => placeOnScreen(leadOf(page, `Lead 0 ${word}`));
    const place = await placeOf();
    await createContacts(panel.data, `Ada ${word}`);
    await poll(page);
    await expect(announced(page)).toHaveText('1 new lead');
    await expectLeads(page, names);
    // A browser rounds parts of a pixel.
    expect(await placeOf()).toBeCloseTo(place, 0);

    await release(page);
    await createContacts(panel.data, `Bob ${word}`);
    await poll(page);
    await expectLeads(page, [`Bob ${word}`, `Ada ${word}`, ...names]);
    await expect(page.getByRole('button', { name: /Show$/ })).toHaveCount(0);
  });
}

test('beside an open lead, with leads selected, the notice moves no row', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  const [ada, bob] = [`Ada ${word}`, `Bob ${word}`];
  await createContacts(panel.data, bob, ada);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await openInbox(page, { _q: word });
  await leadOf(page, ada).click();
  await expect(page.getByRole('region', { name: 'Lead', exact: true })).toBeVisible();
  const placeOf = () => placeOnScreen(leadOf(page, ada));
  const place = await placeOf();
  await select(page, ada);
  await select(page, bob);
  // Nor does the choice of a lead move the others.
  expect(await placeOf()).toBeCloseTo(place, 0);
  await createContacts(panel.data, `Cleo ${word}`, `Dora ${word}`);
  await poll(page);
  await expect(notice(page, '2 new leads')).toBeInViewport({ ratio: 1 });
  expect(await placeOf()).toBeCloseTo(place, 0);
  await notice(page, '2 new leads').click();
  await expect(leads(page)).toHaveCount(4);
});

test("a colleague's answer brings an older lead into a view, but it is not announced as new", async ({
  page,
  panel,
  system,
}) => {
  const word = randomUUID();
  const [ada, bob] = [`Ada ${word}`, `Bob ${word}`];
  const [adaId, bobId] = await createContacts(panel.data, ada, bob);
  await answerElsewhere(system, panel, String(adaId));
  await page.clock.install();
  await openInbox(page, { _q: word, view: 'answered' });
  await expectLeads(page, [ada]);
  await leadOf(page, ada).focus();
  await answerElsewhere(system, panel, String(bobId));
  await poll(page);
  await expect(notice(page, '1 more lead')).toBeVisible();
  await expect(announced(page)).toHaveText('1 more lead');
  await expectLeads(page, [ada]);
  await notice(page, '1 more lead').click();
  await expectLeads(page, [bob, ada]);
});

test('a lead that becomes late comes into the view of late ones, though nothing of it has changed', async ({
  page,
  panel,
}) => {
  const word = randomUUID();
  await createContacts(panel.data, `Ada ${word}`);
  // The clock of the CMS goes on for all tests: here, this admin's view of it.
  let late = 0;
  await page.route(`**${inboxSummaryPath}`, async (route) => {
    const response = await route.fetch();
    const summary = record(await response.json());
    const counts = { ...record(summary.counts), late };
    await route.fulfill({ response, json: { ...summary, revision: 'unchanged', counts } });
  });
  await page.route(
    ({ pathname, searchParams: query }) => pathname === inboxPath && query.get('view') === 'late',
    (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace('view=late', late > 0 ? 'view=open' : 'view=answered'),
      }),
  );
  await page.clock.install();
  await page.goto(inbox({ _q: word, view: 'late' }));
  await expect(page.getByText('No leads in “Late” match')).toBeVisible();
  await page.mouse.move(0, 0);
  late = 1;
  await poll(page);
  await expectLeads(page, [`Ada ${word}`]);
  await expect(announced(page)).toHaveText('1 more lead');
});

test('the title of a hidden tab still says how many leads are late', async ({ page, panel }) => {
  let late = 3;
  let readings = 0;
  await page.route(`**${inboxSummaryPath}`, async (route) => {
    readings += 1;
    const response = await route.fetch();
    const summary = record(await response.json());
    const counts = { ...record(summary.counts), late };
    await route.fulfill({ response, json: { ...summary, counts } });
  });
  await createContacts(panel.data, `Ada ${randomUUID()}`);
  await page.clock.install();
  await openInbox(page, {});
  await expect(page).toHaveTitle(/^\(3\) Leads/);
  await hideTab(page, true);
  late = 12;
  readings = 0;
  await page.clock.runFor(61_000);
  await expect(page).toHaveTitle(/^\(12\) Leads/);
  expect(readings).toBe(1);
  // Two hours without input: the panel makes no more calls, so that the session can end.
  await page.clock.fastForward('02:00:00');
  readings = 0;
  late = 13;
  await page.clock.runFor(180_000);
  expect(readings).toBe(0);
  await expect(page).toHaveTitle(/^\(12\) Leads/);
  await hideTab(page, false);
  await page.mouse.move(10, 10);
  await expect(page).toHaveTitle(/^\(13\) Leads/);
});
