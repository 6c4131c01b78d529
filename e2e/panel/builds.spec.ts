import type { Page } from '@playwright/test';
import { panelReads, screenPath, type SiteBuild } from '../support/api/api';
import { expect, test } from '../support/panel/panel';
import { otherLooks, panelAxeFindings } from '../support/panel/axe';
import { openScreen } from '../support/panel/forms';
import { refreshState, showState } from '../support/panel/publishing';

test.use({ as: 'webAdmin' });

const openBuilds = (page: Page) => openScreen(page, screenPath('builds'), 'Builds');

const builds = (page: Page) => page.getByRole('main').locator('ol > li');

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 5, 14, 32, seconds)).toISOString();

const longWord = 'Cannot-find-module-'.repeat(12);
const siteUrl = 'https://www.example.com/blog/new-roles';

const named = (title: string) => ({ kind: 'blog', title, published: true }) as const;

/** A build with each outcome, and with the longest texts. */
const everyBuild: SiteBuild[] = [
  { _id: '9', outcome: 'building', calledAt: at(1), entries: [named('A')], others: 0 },
  { _id: '8', outcome: 'waiting', calledAt: at(1), reason: longWord, entries: [], others: 0 },
  {
    _id: '7',
    outcome: 'live',
    changedAt: at(0),
    calledAt: at(2),
    buildingAt: at(3),
    builtAt: at(15),
    endedAt: at(17),
    entries: [
      { ...named('New roles'), siteUrl },
      { kind: 'faq', title: 'Is it gone?', published: false },
      { kind: 'redirects', published: true },
      ...['1', '2', '3', longWord].map(named),
    ],
    others: 12,
  },
  {
    _id: '6',
    outcome: 'failed',
    calledAt: at(1),
    endedAt: at(9),
    reason: longWord,
    entries: [],
    others: 1,
  },
  { _id: '5', outcome: 'replaced', calledAt: at(1), endedAt: at(9), entries: [], others: 0 },
  { _id: '4', outcome: 'earlier', endedAt: at(9), reason: 'R.', entries: [], others: 0 },
  { _id: '3', outcome: 'live', endedAt: at(9), entries: [named('B')], others: 0 },
];

const showBuilds = (page: Page, result: readonly SiteBuild[]) =>
  page.route(`**${panelReads.builds}`, (route) => route.fulfill({ json: { result } }));

test('a build shows what it carried, how long it took, and the way to what is live', async ({
  page,
}) => {
  await showBuilds(page, everyBuild);
  await openBuilds(page);
  const live = builds(page).nth(2);
  await expect(live).toContainText('Went live');
  await expect(live).toContainText('FAQ “Is it gone?”, no longer on the site');
  for (const [label, time] of [
    ['Waited', '3 s'],
    ['Built in', '12 s'],
    ['Seen on the site after', '2 s'],
    ['In all', '17 s'],
  ] as const) {
    await expect(live.locator('dl > div').filter({ hasText: label })).toContainText(time);
  }
  const link = live.getByRole('link', { name: 'View on site “New roles”, in a new tab' });
  await expect(link).toHaveAttribute('href', siteUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(live.getByText('“3”')).toBeHidden();
  await live.getByText('2 entries more').press('Enter');
  await expect(live.getByText('“3”')).toBeVisible();
  await expect(live).toContainText('12 entries not named here');
  await expect(builds(page).nth(3)).toContainText(longWord);
  await expect(builds(page).nth(6)).toContainText('The CMS did not request this build');
});

test('the list is read again when the state of the site changes, and stays if that fails', async ({
  page,
}) => {
  await showState(page, { status: 'building', since: at(1) });
  await showBuilds(page, everyBuild.slice(0, 1));
  await openBuilds(page);
  await expect(builds(page)).toHaveText([/Building/]);
  await page.unroute(`**${panelReads.builds}`);
  await page.route(`**${panelReads.builds}`, (route) => route.abort());
  await showState(page, { status: 'failed', since: at(2), reason: 'R.' });
  await refreshState(page);
  await expect(builds(page)).toHaveText([/Building/]);
  await page.unroute(`**${panelReads.builds}`);
  await showBuilds(page, everyBuild.slice(3, 4));
  await showState(page, { status: 'failed', since: at(3), reason: 'R.' });
  await refreshState(page);
  await expect(builds(page)).toHaveText([/Failed/]);
});

test('a list that cannot be read offers another try, and an empty one says so', async ({
  page,
}) => {
  await page.route(`**${panelReads.builds}`, (route) => route.abort());
  await openBuilds(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(`**${panelReads.builds}`);
  await showBuilds(page, []);
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByText('No build has been recorded yet.')).toBeVisible();
});

test('all outcomes have no axe finding in the other looks', { tag: '@full' }, async ({ page }) => {
  await showBuilds(page, everyBuild);
  await openBuilds(page);
  await builds(page).nth(2).getByText('2 entries more').click();
  expect(await panelAxeFindings(page, { in: otherLooks })).toEqual([]);
});

test('all outcomes have no axe finding, and fit a phone', async ({ page }) => {
  await showBuilds(page, everyBuild);
  await openBuilds(page);
  await builds(page).nth(2).getByText('2 entries more').click();
  expect(await panelAxeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 400, height: 900 });
  const overflow = await page.getByRole('main').evaluate((main) => ({
    sideways: main.scrollWidth - main.clientWidth,
    widest: Math.max(
      ...Array.from(main.querySelectorAll('li'), (item) => item.getBoundingClientRect().right),
    ),
  }));
  expect(overflow.sideways).toBe(0);
  expect(overflow.widest).toBeLessThanOrEqual(400);
});

test('an admin on any screen is notified once when their change is live, with a link', async ({
  page,
}) => {
  await showState(page, { status: 'building', since: at(1) });
  await openScreen(page, screenPath('testimonials'), 'Testimonials');
  const liveSince = new Date(Date.now() + 60_000).toISOString();
  const wentLive = [{ ...named('New roles'), siteUrl }];
  await showState(page, { status: 'live', since: liveSince, liveSince, wentLive });
  await refreshState(page);
  const notice = page.getByRole('status').filter({ hasText: 'Now live' });
  await expect(notice).toContainText('“New roles”');
  const link = notice.getByRole('link', { name: 'View on site' });
  await expect(link).toHaveAttribute('href', siteUrl);
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await panelAxeFindings(page)).toEqual([]);
  // The panel asks for what is newer than that.
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === panelReads.publishing,
  );
  await refreshState(page);
  expect(new URL((await asked).url()).searchParams.get('since')).toBe(liveSince);
});

test.describe('an admin who may see FAQs only', () => {
  test.use({ as: 'reader' });

  test('opens the screen', async ({ page }) => {
    await openBuilds(page);
    await expect(page.getByText(/No build has been recorded yet|Went live/).first()).toBeVisible();
  });
});
