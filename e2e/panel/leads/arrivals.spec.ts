import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PanelData } from '../../support/panel/data';
import { expectLeads, leadOf, leads, openInbox } from '../../support/panel/inbox';
import { expect, test } from '../../support/panel/panel';

test.use({ as: 'webAdmin' });

/** Creates contact messages, the last name first in the list. */
async function createContacts(data: PanelData, ...names: string[]): Promise<void> {
  for (const name of names) await data.createContact({ name });
}

/** Time enough for the next reading of the summary. */
const poll = (page: Page) => page.clock.runFor(16_000);

/** The notice that leads have come which the list does not show yet. */
const notice = (page: Page, text: string) =>
  page.getByRole('button', { name: `${text} – Show`, exact: true });

const announced = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^\d+ (new|more) leads?$/ });

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
    const placeOf = async () => (await leadOf(page, `Lead 0 ${word}`).boundingBox())?.y;
    const place = await placeOf();
    await createContacts(panel.data, `Ada ${word}`);
    await poll(page);
    await expect(announced(page)).toHaveText('1 new lead');
    await expectLeads(page, names);
    expect(await placeOf()).toBe(place);

    await release(page);
    await createContacts(panel.data, `Bob ${word}`);
    await poll(page);
    await expectLeads(page, [`Bob ${word}`, `Ada ${word}`, ...names]);
    await expect(page.getByRole('button', { name: /Show$/ })).toHaveCount(0);
  });
}
