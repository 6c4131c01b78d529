import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AdminApi } from '../support/panel/admin-api';
import { panelReads, publishNowPath, screenPath } from '../support/api/api';
import { expect, test } from '../support/panel/panel';
import { panelAxeFindings } from '../support/panel/axe';
import { expectNotice, field, modal, openScreen } from '../support/panel/forms';
import {
  announcement,
  banner,
  hideTab,
  longestStates,
  refreshState,
  publishButton,
  showState,
  stateCalls,
} from '../support/panel/publishing';

test.use({ as: 'webAdmin' });

const nothingToPublish = 'There is nothing to publish.';

const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });

/** How many seconds the build has taken, according to the banner. */
async function buildSeconds(page: Page): Promise<number> {
  return Number(/For (\d+) s\./.exec(await banner(page).innerText())?.[1] ?? Number.NaN);
}

const openBlogs = (page: Page, word = '') =>
  openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');

test('shows an edit as waiting, building, failed and live, in the banner and in its row', async ({
  page,
  panel,
  host,
}) => {
  const word = randomUUID();
  await panel.data.createBlog({ title: `Before ${word}` });
  await panel.data.createBlog({ title: `Other ${word}` });
  await host.settle();
  await openBlogs(page, word);
  await expect(banner(page)).toContainText('The site is live.');
  await expect(rowOf(page, `Before ${word}`)).toContainText('Live');
  await expect(publishButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(publishButton(page)).toHaveAccessibleDescription(nothingToPublish);
  await expect(announcement(page)).toBeEmpty();

  const { calls } = host;
  await page.getByRole('button', { name: `Edit “Before ${word}”` }).click();
  const form = modal(page, 'Edit Blog');
  await field(form, 'Title').fill(`After ${word}`);
  await form.getByRole('button', { name: 'Update' }).click();
  await expectNotice(page, 'updated Blog successfully');
  await expect(banner(page)).toContainText('Changes are waiting to go live.');
  await expect(banner(page)).toContainText(
    /The next build starts at \d\d:\d\d:\d\d, or by \d\d:\d\d:\d\d at the latest if there are more changes\./,
  );
  await expect(announcement(page)).toHaveText('Changes are waiting to go live.');
  await expect(rowOf(page, `After ${word}`)).toContainText('Waiting');
  await expect(rowOf(page, `Other ${word}`)).toContainText('Live');

  await publishButton(page).press('Enter');
  await expectNotice(page, 'The site will be built now.');
  await expect(banner(page)).toContainText('The site is being built.');
  await expect(rowOf(page, `After ${word}`)).toContainText('Building');
  await expect(publishButton(page)).toBeFocused();
  expect(host.calls).toBe(calls + 1);
  const before = await buildSeconds(page);
  await expect.poll(() => buildSeconds(page)).toBeGreaterThan(before);

  await host.fail('Cannot find module "chart"');
  await refreshState(page);
  const reason = 'The build failed: Cannot find module "chart"';
  await expect(banner(page)).toContainText('Publishing failed.');
  await expect(banner(page)).toContainText(reason);
  await expect(announcement(page)).toHaveText(`Publishing failed. ${reason}`);
  await expect(rowOf(page, `After ${word}`)).toContainText('Failed');

  await banner(page).getByRole('button', { name: 'Retry' }).click();
  await expect(banner(page)).toContainText('The site is being built.');
  await expect(publishButton(page)).toBeFocused();
  expect(host.calls).toBe(calls + 2);
  await host.finish();
  await refreshState(page);
  await expect(banner(page)).toContainText('The site is live.');
  await expect(announcement(page)).toHaveText('The site is live.');
  await expect(rowOf(page, `After ${word}`)).toContainText('Live');
});

test('marks an unpublished blog as still on the site until the next build', async ({
  page,
  system,
  panel,
  host,
}) => {
  const word = randomUUID();
  const id = await panel.data.createBlog({ title: `Gone ${word}` });
  await host.settle();
  await (await AdminApi.login(system)).unpublish('api::blog.blog', id);
  await openBlogs(page, word);
  await expect(rowOf(page, `Gone ${word}`)).toContainText(
    'Not published, still on the site until the next build',
  );
  await host.settle();
  await refreshState(page);
  await expect(rowOf(page, `Gone ${word}`)).not.toContainText('still on the site');
  await expect(rowOf(page, `Gone ${word}`)).toContainText('Not published');
});

test('shows an unreadable state in the banner and in every row, and reads it again', async ({
  page,
  panel,
  host,
}) => {
  const word = randomUUID();
  await panel.data.createFaq(`What is it? ${word}`);
  await host.settle();
  const address = `${screenPath('allfaqs')}?_q=${word}`;
  await openScreen(page, address, 'Admin FAQs');
  await expect(rowOf(page, `What is it? ${word}`)).toContainText('Live');
  const unreadable = 'The state of the site cannot be read right now.';
  await page.route(stateCalls, (route) => route.fulfill({ status: 502, body: '<html>' }));
  await refreshState(page);
  await expect(banner(page)).toContainText(unreadable);
  await expect(announcement(page)).toHaveText(unreadable);
  await expect(banner(page)).not.toContainText('is live');
  await expect(rowOf(page, `What is it? ${word}`)).toContainText('Cannot be read right now');
  await expect(publishButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.unroute(stateCalls);
  await refreshState(page);
  await expect(banner(page)).toContainText('The site is live.');
  await expect(rowOf(page, `What is it? ${word}`)).toContainText('Live');
});

test('a hidden tab stops polling, and polls at once when it is shown again', async ({ pageOf }) => {
  const page = await pageOf('webAdmin');
  await page.clock.install();
  await showState(page, { status: 'waiting' });
  let reads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === panelReads.publishing) reads += 1;
  });
  await openScreen(page, screenPath('testimonials'), 'Testimonials');
  await expect(banner(page)).toContainText('Changes are waiting to go live.');
  const pass = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return reads;
  };
  await expect.poll(() => pass(3_000)).toBeGreaterThan(1);
  await hideTab(page, true);
  // A request in progress may still end.
  const before = await pass(3_000);
  expect(await pass(30_000)).toBe(before);
  await showState(page, { status: 'live' });
  await hideTab(page, false);
  await expect(banner(page)).toContainText('The site is live.');
  expect(reads).toBe(before + 1);
});

test('a disabled button gives its reason and does nothing, and a failed start of a build shows an alert beside the button', async ({
  page,
}) => {
  const calls: string[] = [];
  await openScreen(page, screenPath('testimonials'), 'Testimonials');
  await page.route(`**${publishNowPath}`, (route) => {
    calls.push(route.request().url());
    return route.abort();
  });
  const noHook = 'Nothing is built: there is no build hook.';
  for (const [state, why] of [
    [{ status: 'live' }, nothingToPublish],
    [{ status: 'building' }, 'Changes made during this build are part of the next one.'],
    [{ status: 'waiting', reason: noHook }, 'Publish now works once this is fixed.'],
  ] as const) {
    await showState(page, state);
    await refreshState(page);
    await expect(publishButton(page)).toHaveAccessibleDescription(why);
    await publishButton(page).press('Enter');
  }
  await expect(banner(page)).toContainText(noHook);
  expect(calls).toEqual([]);

  const buildsAt = new Date(Date.now() + 60_000).toISOString();
  await showState(page, { status: 'waiting', buildsAt, buildsBy: buildsAt });
  await refreshState(page);
  await expect(banner(page)).toContainText('The next build starts at');
  await publishButton(page).press('Enter');
  await expect(banner(page).getByRole('alert')).toHaveText(
    'The build was not started. Network Error',
  );
  await expect(publishButton(page)).toBeFocused();
  await showState(page, { status: 'live' });
  await refreshState(page);
  await expect(banner(page).getByRole('alert')).toHaveCount(0);
});

test.describe('an admin who may not publish', () => {
  test.use({ as: 'reader' });

  test('sees the state, but no button', async ({ page }) => {
    await showState(page, { status: 'live' });
    await openBlogs(page);
    await expect(banner(page)).toContainText('The site is live.');
    await expect(banner(page)).not.toContainText(nothingToPublish);
    await expect(banner(page).getByRole('button')).toHaveCount(0);
  });
});

test('the banner has no axe finding in any state, and fits a phone', async ({ page }) => {
  await openScreen(page, screenPath('testimonials'), 'Testimonials');
  for (const { state, headline } of longestStates) {
    await showState(page, state);
    await refreshState(page);
    await expect(banner(page)).toContainText(headline);
    expect(await panelAxeFindings(page), headline).toEqual([]);
    await page.setViewportSize({ width: 400, height: 900 });
    const { width, right } = await banner(page).evaluate((element) => ({
      width: element.scrollWidth - element.clientWidth,
      right: element.getBoundingClientRect().right,
    }));
    expect({ width, fits: right <= 400 }, headline).toEqual({ width: 0, fits: true });
  }
  await page.unroute(stateCalls);
  await page.route(stateCalls, (route) => route.abort());
  await refreshState(page);
  await expect(banner(page)).toContainText('cannot be read right now');
  expect(await panelAxeFindings(page)).toEqual([]);
});

for (const as of ['webAdmin', 'reader'] as const) {
  test.describe(`for ${as === 'reader' ? 'an admin who may not publish' : 'a web admin'}`, () => {
    test.use({ as });

    test('what stands below the banner keeps its place as the state changes', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openBlogs(page);
      const after = (seconds: number) => new Date(Date.now() + 1_000 * seconds).toISOString();
      const planned = { buildsAt: after(60), buildsBy: after(120) };
      const heights: unknown[] = [];
      for (const [state, headline] of [
        [{ status: 'live' }, 'The site is live.'],
        [{ status: 'waiting', ...planned }, 'Changes are waiting'],
        [{ status: 'building' }, 'The site is being built.'],
        [{ status: 'failed', reason: 'The build failed.' }, 'Publishing failed.'],
      ] as const) {
        await showState(page, state);
        await refreshState(page);
        await expect(banner(page)).toContainText(headline);
        heights.push((await banner(page).boundingBox())?.height);
      }
      await page.route(stateCalls, (route) => route.abort());
      await refreshState(page);
      await expect(banner(page)).toContainText('cannot be read right now');
      heights.push((await banner(page).boundingBox())?.height);
      expect(new Set(heights).size, JSON.stringify(heights)).toBe(1);
    });
  });
}

test('the state marks of rows have no axe finding', async ({ page, panel }) => {
  const word = randomUUID();
  const states = [
    ...(['live', 'waiting', 'building', 'failed'] as const).map((publishing) => ({
      published: true,
      publishing,
    })),
    { published: false, publishing: 'failed' },
    { published: false, publishing: undefined },
  ];
  for (const number of states.keys()) await panel.data.createFaq(`${String(number)} ${word}`);
  await page.route(`**${panelReads.faqs}?*`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const [index, state] of states.entries()) Object.assign(body.result[index], state);
    await route.fulfill({ response: answer, json: body });
  });
  await openScreen(page, `${screenPath('allfaqs')}?_q=${word}`, 'Admin FAQs');
  for (const text of ['Live', 'Waiting', 'Building', 'Failed', 'Not published']) {
    await expect(page.getByRole('grid').getByText(text, { exact: true })).toHaveCount(1);
  }
  expect(await panelAxeFindings(page)).toEqual([]);
});
