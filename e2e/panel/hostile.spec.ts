import type { Page } from '@playwright/test';
import { panelReads, screenPath } from '../support/api/api';
import { hostileHtml, hostileTexts, watchForHits } from '../support/hostile/hostile-html';
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

/** A row for each text of the corpus, which is its title, its name or whatever else a list shows of it. */
const rows = (rowOf: (text: string) => object) =>
  hostileTexts.map(({ html }, index) => ({
    ...{
      _id: String(index).padStart(24, 'a'),
      kind: index % 2 === 0 ? 'blog' : 'faq',
      entry: entry._id,
    },
    ...{ id: entry._id, by: html, createdAt: moment },
    ...rowOf(html),
  }));

test('Redirects, Categories, Planned, Preview links, Content check and the trash run no script of unsanitised rows', async ({
  unprotected: { page, hits },
}) => {
  // Six screens, each loaded anew.
  test.slow();
  const shown = { zone: 'Europe/Zurich', checked: 1, counts: {} };
  for (const [list, address, heading, result] of [
    [
      ...(['/web-admin/redirects', screenPath('redirects'), 'Redirects'] as const),
      rows((text) => ({ from: text, to: `javascript:${text}`, origin: 'manual' })),
    ],
    [
      ...(['/web-admin/categories', screenPath('categories'), 'Categories'] as const),
      rows((text) => ({ name: text, path: `javascript:hit('category')`, articles: 1, live: 1 })),
    ],
    [
      ...([panelReads.plans, screenPath('planned'), 'Planned'] as const),
      rows((text) => ({
        ...{ title: text, action: 'publish', at: moment, zone: 'Europe/Zurich' },
        ...{ state: 'failed', reason: text },
      })),
    ],
    [
      ...(['/web-admin/previews', screenPath('previews'), 'Preview links'] as const),
      rows((text) => ({ name: text, for: 'others', until: moment })),
    ],
    [
      ...(['/web-admin/content-report', screenPath('contentreport'), 'Content check'] as const),
      rows((text) => ({
        ...{ name: text, changedAt: moment, others: 0 },
        findings: [{ kind: 'dead_link', text: `javascript:${text}` }],
      })),
    ],
    [
      ...([panelReads.blogs, `${screenPath('allblogs')}?state=trashed`, 'All Blogs'] as const),
      rows((text) => ({
        ...{ ...entry, title: text, state: 'trashed', trashedAt: moment },
        leadsTo: `javascript:hit('trash')`,
      })),
    ],
  ] as const) {
    const pagination = { page: 1, pageSize: result.length, total: result.length };
    await page.route(
      ({ pathname }) => pathname === list,
      (route) => route.fulfill({ json: { ...shown, result, pagination } }),
    );
    await openScreen(page, address, heading);
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(result.length + 1);
    await provoke(page);
    expect([...hits], heading).toEqual([]);
    // The text of a payload is seen, not obeyed.
    await expect(page.getByRole('grid')).toContainText('onerror=');
  }
});
