import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  changeLeadsPath,
  inboxPath,
  inboxSummaryPath,
  type InboxView,
} from '../../../support/api/api';
import { send } from '../../../support/api/send';
import { logInToCms } from '../../../support/panel/accounts';
import { expectAccessible } from '../../../support/panel/axe';
import { moveTo } from '../../../support/panel/forms';
import {
  bulk,
  choose,
  done,
  inbox,
  leadOf,
  leads,
  openInbox,
  select,
} from '../../../support/panel/inbox';
import { expect, test, type Panel } from '../../../support/panel/panel';
import { suspectContact } from '../../../support/panel/suspected';
import type { System } from '../../../support/system/system';

test.use({ as: 'webAdmin' });

const views = {
  open: 'Open',
  mine: 'Mine',
  nobody: 'Nobody’s',
  due_today: 'Due today',
  late: 'Late',
  answered: 'Answered',
  closed: 'Closed',
  suspected: 'Suspected spam',
  all: 'All',
} as const satisfies Record<InboxView, string>;

const longAgo = new Date(Date.now() - 9 * 24 * 60 * 60_000).toISOString();

/** Changes a contact message as another admin does. */
async function changeElsewhere(system: System, panel: Panel, id: string, changed: object) {
  const answer = await send(`${system.settings.cmsUrl}${changeLeadsPath}`, {
    method: 'POST',
    token: await logInToCms(system, panel.accounts.otherWebAdmin),
    json: { changes: [{ form: 'contacts', id, ...changed }] },
  });
  expect(answer.status).toBe(200);
}

/** Stores leads with this word in their names: for each view at least one, but for Mine. @returns the id of a new one */
async function storeLeads(system: System, panel: Panel, word: string): Promise<string> {
  const { data } = panel;
  const text = { subject: 'שאלה על שכר', message: 'x'.repeat(300) };
  await data.createContact({ name: `Late ${word}`, ...text, acceptedAt: longAgo });
  for (const [name, state] of [
    ['Answered', 'answered'],
    ['Closed', 'closed'],
  ]) {
    const id = await data.createContact({ name: `${String(name)} ${word}`, acceptedAt: longAgo });
    await changeElsewhere(system, panel, id, { state });
  }
  await data.createContact({ name: `Mine ${word}` });
  await data.createDemoRequest({ product: 'Dc3', name: `Demo ${word}` });
  await suspectContact(system, `Spam ${word}`, 'trap_filled');
  return data.createContact({ name: `New ${word}` });
}

/** Strapi's search box has the focus if something is searched for. */
const leaveSearch = (page: Page) =>
  page.getByRole('button', { name: 'Keyboard shortcuts' }).focus();

const alert = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text });

test.describe('no state of the inbox has an axe finding', { tag: '@full' }, () => {
  test('its views, with leads and without', async ({ page, system, panel }) => {
    test.setTimeout(600_000);
    const word = randomUUID();
    await storeLeads(system, panel, word);
    await openInbox(page, { _q: word });
    await select(page, `Mine ${word}`);
    await choose(page, 'Assign', 'Me');
    await expect(done(page)).toBeVisible();
    // In the evening and at weekends nothing is due today.
    await page.route(
      ({ pathname, searchParams: query }) =>
        pathname === inboxPath && query.get('view') === 'due_today' && query.get('search') === word,
      (route) => route.continue({ url: route.request().url().replace('due_today', 'open') }),
    );
    const nothing = randomUUID();
    for (const [view, name] of Object.entries(views)) {
      await moveTo(page, inbox({ view, _q: nothing }));
      await expectAccessible(page, page.getByText(`No leads in “${name}” match`));
      await moveTo(page, inbox({ view, _q: word }));
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d leads?$/);
      await expectAccessible(page, leads(page).first());
    }
  });

  test('what stands around its list', async ({ page, system, panel }) => {
    test.setTimeout(600_000);
    const word = randomUUID();
    const id = await storeLeads(system, panel, word);
    await page.clock.install();
    await openInbox(page, { view: 'all', _q: word });
    await page.getByRole('button', { name: /broken$/ }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    const broken = page.getByRole('list', { name: 'Broken promises' });
    await expect(broken.getByRole('listitem').first()).toBeVisible();
    const filters = page.getByRole('form', { name: 'Filters' });
    await expectAccessible(page, filters);
    await filters.getByLabel('Received from').fill('2026-01-01');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expectAccessible(page, page.getByRole('button', { name: 'Filters (1)' }));
    await filters.getByRole('button', { name: 'Clear' }).last().click();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: /broken$/ }).click();

    await leaveSearch(page);
    await page.keyboard.press('?');
    await expectAccessible(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    await page.keyboard.press('Escape');

    await leadOf(page, `New ${word}`).focus();
    await panel.data.createContact({ name: `Later ${word}` });
    await page.clock.runFor(16_000);
    await expectAccessible(page, page.getByRole('button', { name: '1 new lead – Show' }));
    await expect(leadOf(page, `New ${word}`)).toBeFocused();

    const views = page.getByRole('navigation', { name: 'Views' });
    const menu = page.getByRole('menu');
    const openMenu = async (button: Locator) => {
      if (!(await menu.isVisible())) await button.click();
    };
    await expectAccessible(page, views.getByRole('link').or(menu).first(), {
      open: async () => {
        // On a phone.
        if (await views.getByRole('button').isVisible()) await openMenu(views.getByRole('button'));
      },
    });
    await page.keyboard.press('Escape');

    await select(page, `New ${word}`);
    await select(page, `Demo ${word}`);
    await expectAccessible(page, bulk(page, 'Delete'));
    for (const name of ['Assign', 'State']) {
      await expectAccessible(page, menu, { open: () => openMenu(bulk(page, name)) });
      await page.keyboard.press('Escape');
    }
    // This browser does not learn of the change.
    await page.route(`**${inboxSummaryPath}`, () => undefined);
    await changeElsewhere(system, panel, id, { state: 'in_progress' });
    await choose(page, 'State', 'Closed');
    await done(page).getByRole('button', { name: 'Undo' }).focus();
    await expect(alert(page, '1 lead not changed.')).toBeVisible();
    await expectAccessible(page, done(page));
  });

  test('a list that could not be loaded, and an address that asks for none', async ({ page }) => {
    await openInbox(page, { from: 'soon' });
    await expectAccessible(page, alert(page, 'This address asks for leads that cannot be listed.'));
    await page.route(`**${inboxPath}?*`, (route) => route.abort());
    await moveTo(page, inbox({ view: 'all' }));
    await expectAccessible(page, alert(page, 'The leads could not be loaded.'));
    await page.unroute(`**${inboxPath}?*`);
    await page.route(`**${inboxPath}?*`, () => undefined);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectAccessible(page, page.getByText('Loading leads'));
  });
});
