import type { Page } from '@playwright/test';
import { panelReads, screenPath } from '../support/api/api';
import { hostileHtml, watchForHits } from '../support/hostile/hostile-html';
import { openScreen } from '../support/panel/forms';
import { expect, test as panelTest } from '../support/panel/panel';

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

/** A tab without the policy, which would also stop scripts and so hide a missing sanitiser, and the scripts that ran in it. */
const test = panelTest.extend<{ unprotected: { page: Page; hits: Set<string> } }>({
  unprotected: async ({ browser, system, panel }, use) => {
    const context = await browser.newContext({
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
    await use({ page, hits });
    await context.close();
  },
});

test('All Blogs, Edit Blog, Admin FAQs and Edit FAQ run no script from an unsanitised title or text', async ({
  unprotected: { page, hits },
}) => {
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
});

const version = (number: number) => ({
  ...{ number, at: moment, by: title, way: 'panel', event: 'published', name: title },
  ...{ live: false, draft: false },
});

/** A version whose fields hold one payload each, a picture of no good address among them. */
const hostileVersion = (number: number) => ({
  ...version(number),
  fields: [
    { name: 'title', kind: 'text', value: `${title} ${String(number)}` },
    ...hostileHtml.map(({ name, html }) => ({
      name,
      kind: 'rich_text',
      value: `<p>${name} ${String(number)}</p>${html}`,
    })),
    {
      name: 'image',
      kind: 'pictures',
      value: [`javascript:hit('picture')`, 'x:x'].map((url, id) => ({
        ...{ id: id + number, url, name: title, alternativeText: title },
        ...{ decorative: false, gone: false },
      })),
    },
  ],
});

test('History runs no script of an unsanitised version', async ({
  unprotected: { page, hits },
}) => {
  await serveUnsanitised(page, panelReads.blogs);
  const path = `${panelReads.blogs}/${entry._id}/versions`;
  await page.route(
    ({ pathname }) => pathname.startsWith(path),
    (route) => {
      const number = Number(new URL(route.request().url()).pathname.slice(path.length + 1));
      const pagination = { page: 1, pageSize: 50, total: 2 };
      const list = { result: [version(2), version(1)], zone: 'Europe/Zurich', pagination };
      return route.fulfill({ json: number === 0 ? list : { result: hostileVersion(number) } });
    },
  );
  await page.goto(`${screenPath('allblogs').replace('allblogs', 'blogs')}/${entry._id}/history`);
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await expect(comparison).toContainText('deeply-nested');
  await provoke(page);
  expect([...hits]).toEqual([]);
  // The text of a payload is seen, not obeyed.
  await expect(comparison).toContainText(title);
});

test('Redirects, Categories and the trash run no script of an unsanitised row', async ({
  unprotected: { page, hits },
}) => {
  const pagination = { page: 1, pageSize: 10, total: 1 };
  const row = { _id: entry._id, by: title, createdAt: moment };
  for (const [list, address, heading, result] of [
    [
      ...(['/web-admin/redirects', screenPath('redirects'), 'Redirects'] as const),
      { ...row, from: title, to: `javascript:hit('redirect')`, origin: 'manual' },
    ],
    [
      ...(['/web-admin/categories', screenPath('categories'), 'Categories'] as const),
      { ...row, name: title, path: `javascript:hit('category')`, articles: 1, live: 1 },
    ],
    [
      ...([panelReads.blogs, `${screenPath('allblogs')}?state=trashed`, 'All Blogs'] as const),
      { ...entry, state: 'trashed', trashedAt: moment, leadsTo: `javascript:hit('trash')` },
    ],
  ] as const) {
    await page.route(
      ({ pathname }) => pathname === list,
      (route) => route.fulfill({ json: { result: [result], pagination } }),
    );
    await openScreen(page, address, heading);
    await expect(page.getByRole('grid')).toContainText(title);
    await provoke(page);
    expect([...hits], heading).toEqual([]);
  }
});
