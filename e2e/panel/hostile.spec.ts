import type { Page } from '@playwright/test';
import { panelReads, screenPath } from '../support/api/api';
import { watchForHits } from '../support/hostile/hostile-html';
import { openScreen } from '../support/panel/forms';
import { expect, test } from '../support/panel/panel';

const title = `<img src="x:x" onerror="hit('title')"><script>hit('title')</script>`;
const description = [
  '<p>Before</p>',
  `<script>hit('script')</script>`,
  `<img src="x:x" onerror="hit('img')">`,
  `<svg onload="hit('svg')"></svg>`,
  `<a href="javascript:hit('link')">Words</a>`,
  `<iframe srcdoc="<script>parent.hit('frame')</script>"></iframe>`,
].join('');

const moment = '2026-01-01T00:00:00.000Z';
const entry = {
  ...{ _id: 'a'.repeat(24), title, question: title, description, tag: title, category: title },
  ...{ image: [], published: true, createdAt: moment, updatedAt: moment, version: moment },
};

/** Serves a list and its entry unsanitised. */
async function serveUnsanitised(page: Page, list: string): Promise<void> {
  const pagination = { page: 1, pageSize: 10, total: 1 };
  await page.route(
    ({ pathname }) => pathname === list || pathname === `${list}/${entry._id}`,
    (route) => {
      const isList = new URL(route.request().url()).pathname === list;
      const json = isList ? { result: [entry], pagination } : { result: entry };
      return route.fulfill({ json, headers: { etag: `"${moment}"` } });
    },
  );
}

/** Clicks links that a payload may have created, and waits for two frames. */
const provoke = (page: Page) =>
  page.evaluate(async () => {
    document.querySelectorAll<HTMLElement>('a[href^="j" i]').forEach((link) => {
      link.click();
    });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

test('All Blogs, Edit Blog, Admin FAQs and Edit FAQ run no script from an unsanitised title or text', async ({
  browser,
  system,
  panel,
}) => {
  const context = await browser.newContext({
    // The panel's content security policy would also stop scripts and so hide a missing sanitiser.
    bypassCSP: true,
    baseURL: system.settings.cmsPublicUrl,
    storageState: await panel.session('webAdmin'),
  });
  const hits = await watchForHits(context);
  const page = await context.newPage();
  await page.route('**/control', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${description}` }),
  );
  await page.goto('/control');
  // The payloads do run on an unprotected page.
  await expect.poll(() => [...hits].sort()).toEqual(['frame', 'img', 'script', 'svg']);
  hits.clear();

  for (const [list, screen, heading, dialog] of [
    [panelReads.blogs, 'allblogs', 'All Blogs', 'Edit Blog'],
    [panelReads.faqs, 'allfaqs', 'Admin FAQs', 'Edit FAQ'],
  ] as const) {
    await serveUnsanitised(page, list);
    await openScreen(page, screenPath(screen), heading);
    await expect(page.getByRole('grid')).toContainText(title);
    await page.getByRole('checkbox', { name: `Select “${title}”` }).check();
    await page.getByRole('button', { name: `Edit “${title}”` }).click();
    await expect(page.getByRole('dialog', { name: dialog }).getByText('Before')).toBeVisible();
    await provoke(page);
    expect([...hits], heading).toEqual([]);
  }
  await context.close();
});
