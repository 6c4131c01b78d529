import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenPath } from '../../support/api/api';
import { sidewaysScroll } from '../../support/page/page-watch';
import { panelAxeFindings } from '../../support/panel/axe';
import { firmMinute, firmZone, MovedClock } from '../../support/panel/day/moved-clock';
import {
  expectNotice,
  field,
  fillBlog,
  formAlert,
  modal,
  openScreen,
  pictureField,
  previews,
  readEntries,
  writeDescription,
} from '../../support/panel/forms';
import { expect, slow, test as base } from '../../support/panel/panel';

/** A CMS whose clock the test moves. */
const test = base.extend<object, { clock: MovedClock }>({
  clock: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      await use(new MovedClock(`schedule-${String(parallelIndex)}`));
    },
    { scope: 'worker' },
  ],
  cmsEnv: [
    async ({ clock }, use) => {
      await use(clock.env);
    },
    { scope: 'worker' },
  ],
});

test.use({ as: 'webAdmin' });

const picture = 'e2e/support/hostile/picture.png';
const minute = 60_000;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const schedule = (page: Page) => modal(page, 'Schedule');
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const openPlanned = (page: Page, view = '') =>
  openScreen(page, `${screenPath('planned')}?view=${view}`, 'Planned');

/** A minute as the panel shows it: its time with the zone. */
const shown = (local: string) => `${local.slice(11)} (${firmZone})`;

test('an article is planned, published at its minute and seen on the site', async ({
  page,
  system,
  clock,
  host,
}) => {
  test.slow();
  const word = randomUUID();
  const title = `Planned ${word}`;
  const at = firmMinute(clock.now() + 3 * minute);

  await test.step('what cannot be published yet is not planned', async () => {
    await openScreen(page, screenPath('addblog'), 'Add Blog');
    await field(page, 'Title').fill(title);
    await button(page, 'Schedule').click();
    await schedule(page).getByRole('button', { name: 'Schedule' }).click();
    await expect(formAlert(page.getByRole('main'))).toHaveText('please fill all fields');
  });

  await test.step('a time that clocks skip is refused as it is typed; one that comes twice is told', async () => {
    await fillBlog(page, { title, tag: '', category: 'Plans', description: 'At nine.' });
    await pictureField(page).setInputFiles(picture);
    await expect(previews(page)).toHaveCount(1);
    await button(page, 'Schedule').click();
    const time = schedule(page).getByLabel('Publish at');
    await time.fill('2028-03-26T02:30');
    await expect(schedule(page)).toContainText(`02:30 does not exist on 2028-03-26 in ${firmZone}`);
    await time.fill('2028-10-29T02:30');
    await expect(schedule(page)).toContainText('The first one is taken.');
    expect(await panelAxeFindings(page)).toEqual([]);
    await time.fill(at);
    await schedule(page).getByRole('button', { name: 'Schedule' }).click();
    await expectNotice(page, /^Planned: publish /);
    await expect(page.getByRole('group', { name: 'Planned' })).toContainText(shown(at));
    await expect(button(page, 'Schedule')).toBeFocused();
    expect(await panelAxeFindings(page)).toEqual([]);
  });

  await test.step('it is in the list, which filters by it, and among everything that is planned', async () => {
    await openScreen(page, `${screenPath('allblogs')}?_q=${word}&state=planned`, 'All Blogs');
    await expect(rowOf(page, title)).toContainText('Draft');
    await expect(rowOf(page, title)).toContainText(shown(at));
    await openPlanned(page);
    await expect(rowOf(page, title)).toContainText('Publish blog');
    await expect(rowOf(page, title)).toContainText(shown(at));
    expect(await panelAxeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 400, height: 900 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('its minute comes, and the site shows it', async () => {
    await host.settle();
    const calls = host.calls;
    clock.moveTo(clock.now() + 4 * minute);
    await expect
      .poll(async () => (await readEntries(system, 'blogs', word))[0]?.state)
      .toBe('live');
    // The build does not wait for the quiet period, which is longer than this test.
    await expect.poll(() => host.calls).toBe(calls + 1);
    await host.settle();
    await openPlanned(page, 'ended');
    await expect(rowOf(page, title)).toContainText(`Planned ${at.slice(11)}, `);
    await expect(rowOf(page, title)).toContainText(/on the site \d\d:\d\d/);
    expect(await panelAxeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: title }).click();
    await expect(button(page, 'Unpublish')).toBeVisible();
  });

  await test.step('the plan to take it off is changed and cancelled', async () => {
    await button(page, 'Schedule').click();
    await schedule(page).getByRole('radio', { name: 'Unpublish' }).click();
    await schedule(page).getByRole('button', { name: 'Schedule' }).click();
    await expectNotice(page, /^Planned: unpublish /);
    await openPlanned(page);
    await expect(rowOf(page, title)).toContainText('Its address: the page is gone');
    await button(page, `Change: “${title}”`).click();
    await schedule(page).getByLabel('Unpublish at').fill('2028-12-24T17:00');
    await schedule(page).getByRole('radio', { name: 'Leads to another page' }).click();
    const target = schedule(page).getByRole('combobox', { name: 'Page' });
    await target.fill('/nowhere');
    await page.keyboard.press('Tab');
    await schedule(page).getByRole('button', { name: 'Change plan' }).click();
    await expect(schedule(page)).toContainText('The site has no page at /nowhere.');
    await target.fill('/about');
    await page.keyboard.press('Tab');
    await schedule(page).getByRole('button', { name: 'Change plan' }).click();
    await expect(rowOf(page, title)).toContainText(`24-Dec-2028, 17:00 (${firmZone})`);
    await expect(rowOf(page, title)).toContainText('Its address: leads to /about');
    await button(page, `Change: “${title}”`).click();
    await expect(target).toHaveValue('/about');
    await schedule(page).getByRole('button', { name: 'Cancel' }).click();
    await button(page, /^Cancel plan: unpublish 24-Dec-2028/).click();
    await expect(page.getByText(/^Nothing is planned\./)).toBeVisible();
    await openPlanned(page, 'ended');
    await expect(rowOf(page, title).first()).toContainText('cancelled it.');
  });
});

test('a plan that failed stays in sight with its reason until it is planned again or dismissed', async ({
  page,
  system,
  panel,
  clock,
}) => {
  const word = randomUUID();
  const question = `Is it planned, ${word}?`;
  const id = await panel.data.createFaq(question);
  const list = `${screenPath('allfaqs')}?_q=${word}`;
  await page.goto(`${list}&edit=${id}`);
  const form = modal(page, 'Edit FAQ');
  await expect(form).toBeVisible(slow);
  await writeDescription(form, 'Newer.');
  const at = firmMinute(clock.now() + 3 * minute);
  await form.getByRole('button', { name: 'Schedule' }).click();
  await schedule(page).getByLabel('Publish at').fill(at);
  await schedule(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(form).toContainText(shown(at));
  // A draft may be unfinished.
  await writeDescription(form, '');
  await form.getByRole('button', { name: 'Save draft' }).click();
  // Planning has saved the draft, too: its notice may still be there.
  await expect.poll(async () => (await readEntries(system, 'faqs', word))[0]?.description).toBe('');
  clock.moveTo(clock.now() + 4 * minute);
  await expect
    .poll(async () => JSON.stringify((await readEntries(system, 'faqs', word))[0]))
    .toContain('"failed"');
  await openScreen(page, list, 'Admin FAQs');
  await expect(rowOf(page, question)).toContainText('Not published as planned');
  await openPlanned(page);
  await expect(rowOf(page, question)).toContainText('Missing: description.');
  await expect(button(page, `Plan again: “${question}”`)).toBeVisible();
  expect(await panelAxeFindings(page)).toEqual([]);
  await button(page, /^Dismiss: publish /).click();
  await expect(rowOf(page, question)).toHaveCount(0);
});
