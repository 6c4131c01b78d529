import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { endpointUrl, endpoints, panelReads, richTextTags } from '../support/api/api';
import { record, records, send, type Answer } from '../support/api/send';
import { hostileFiles, marks } from '../support/hostile/hostile-files';
import { hostileHtml, hostileTexts, watchForHits } from '../support/hostile/hostile-html';
import type { OwnSystem } from '../support/system/own-system';
import { smallPictureDataUrl } from '../support/hostile/picture-data';
import { awaitScript } from '../support/page/script';
import { logSuperAdminIn } from '../support/panel/sessions';
import { sideBySide } from '../support/page/side-by-side';
import { expect, test } from '../support/system/build-test';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

let token: string;
let context: BrowserContext;
let page: Page;
let hits: Set<string>;

const titleOf = (name: string) => `Hostile ${name}`;

function create(system: OwnSystem, kind: 'blogs' | 'faq', json: object): Promise<Answer> {
  const name = kind === 'blogs' ? 'createblog' : 'createfaq';
  const url = `${system.settings.siteUrl}${endpointUrl(name)}`;
  return send(url, { method: endpoints[name].method, token, json });
}

const blog = (title: string, description: string, image = [smallPictureDataUrl]) => ({
  title,
  description,
  image,
  tag: `<b onclick="hit('tag')">tag</b>`,
  category: 'Hostile',
});

const hostileTitle = `<img src="x:x" onerror="hit('title')"><script>hit('title')</script>`;

test.beforeAll(async ({ browser, system }) => {
  token = await logSuperAdminIn(system);
  // The content security policies would also stop scripts and so hide a missing sanitiser.
  context = await browser.newContext({ bypassCSP: true, baseURL: system.settings.siteUrl });
  hits = await watchForHits(context);
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
});

/** Gives payloads what they may need to run: clicks and time. */
async function provoke(where = page): Promise<void> {
  for (const frame of where.frames()) {
    await frame
      .evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>(
          'a[href^="j" i], a[href^="v" i], area, form button:not([type="button"])',
        )) {
          element.click();
        }
      })
      // A payload may navigate its frame away meanwhile.
      .catch(() => undefined);
  }
  await where.waitForTimeout(300);
}

async function expectNothingRan(where = page): Promise<void> {
  await provoke(where);
  expect([...hits]).toEqual([]);
}

test(
  'the payloads run on an unprotected page, and the test detects each family',
  { tag: '@full' },
  async () => {
    await page.route('**/control', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Control</title>' }),
    );
    await page.goto('/control');
    await page.evaluate(
      (all) => {
        for (const html of all) {
          const [written, parsed] = [0, 1].map(() =>
            document.body.appendChild(document.createElement('iframe')),
          );
          if (written?.contentDocument) written.contentDocument.body.innerHTML = html;
          if (parsed !== undefined) parsed.srcdoc = html;
        }
      },
      hostileHtml.map(({ html }) => html),
    );
    await page.waitForTimeout(2_000);
    await provoke();
    expect(hostileHtml.length).toBeGreaterThanOrEqual(40);
    expect(hits.size).toBeGreaterThanOrEqual(40);
    for (const family of [
      'script',
      'img-error',
      'svg-load',
      'mutation-svg-style',
      'link-javascript',
      'iframe-srcdoc',
      'style-attribute',
      'meta-refresh',
      'shadow-template',
      'form-action',
      'clobbering-form',
      'unclosed-title',
    ]) {
      expect(hits).toContain(family);
    }
    hits.clear();
  },
);

test(
  'the API returns only allowed markup for hostile texts',
  { tag: '@full' },
  async ({ system }) => {
    await page.goto('/disclaimer');
    for (const { name, html } of hostileTexts) {
      const description = `<p>Before</p>${html}<p>After</p>`;
      const answers = [
        await create(system, 'faq', { question: titleOf(name), description }),
        await create(system, 'blogs', blog(titleOf(name), description)),
      ];
      for (const { status, text } of answers)
        expect([name, [201, 400]], text).toEqual([name, expect.arrayContaining([status])]);
    }
    await create(system, 'faq', { question: hostileTitle, description: '<p>Words</p>' });
    await create(system, 'blogs', blog(hostileTitle, '<p>Words</p>'));
    const texts: string[] = [];
    for (const [name, list] of [
      ['allblogs', 'allblogs'],
      ['allfaqs', 'allfaqs'],
    ] as const) {
      const answer = await send(`${system.settings.siteUrl}${endpointUrl(name)}?pageSize=1000`);
      texts.push(
        ...records(record(answer.body)[list]).map(({ description }) => String(description)),
      );
    }
    expect(texts.length).toBeGreaterThan(hostileTexts.length);
    const foreign = await page.evaluate(
      ({ descriptions, tags }) => {
        const attributes = /^(href|scope|src|alt|width|height|dir)$/;
        const schemes = /^(https?:|mailto:|tel:|\/|#)/;
        return descriptions.flatMap((html) =>
          Array.from(new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*'))
            .filter(
              (element) =>
                !tags.includes(element.localName) ||
                Array.from(element.attributes).some(
                  ({ name, value }) =>
                    !attributes.test(name) || (/^(href|src)$/.test(name) && !schemes.test(value)),
                ),
            )
            .map(({ outerHTML }) => outerHTML),
        );
      },
      { descriptions: texts, tags: [...richTextTags, 'img'] },
    );
    expect(foreign).toEqual([]);
  },
);

async function openScreen(system: OwnSystem, name: string): Promise<void> {
  const { cmsPublicUrl } = system.settings;
  await page.goto(`${cmsPublicUrl}/admin/plugins/web-admin/${name}`);
  const username = page.getByLabel('Username or e-mail');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(username.or(heading).first()).toBeVisible();
  if (!(await username.isVisible())) return;
  await username.fill(system.admin.username);
  await page.getByLabel('Password', { exact: true }).fill(system.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**/admin/plugins/web-admin/${name}`);
}

/** Serves unsanitised payloads to the screens, which must be safe even without the server's sanitiser. */
async function serveUnsanitised(system: OwnSystem, list: string, extra: object): Promise<void> {
  const entries = hostileTexts.map(({ name, html }, index) => ({
    _id: String(index).padStart(24, 'a'),
    description: `<p>Before</p>${html}<p>After</p>`,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: '2026-01-01T00:00:00.000Z',
    published: true,
    title: `${titleOf(name)} ${hostileTitle}`,
    question: `${titleOf(name)} ${hostileTitle}`,
    ...extra,
  }));
  const pagination = { page: 1, pageSize: entries.length, total: entries.length };
  await page.route(
    (url) => url.href.startsWith(`${system.settings.cmsPublicUrl}${list}`),
    async (route) => {
      const id = new URL(route.request().url()).pathname.slice(list.length + 1);
      const result = id === '' ? entries : entries.find(({ _id }) => _id === id);
      const json = id === '' ? { result, pagination } : { result };
      await route.fulfill({ json, headers: { etag: '"2026-01-01T00:00:00.000Z"' } });
    },
  );
}

/** Opens the editor of each row in turn. */
async function editEach(dialogName: string, selectFirst: boolean): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName });
  for (const { name } of hostileTexts) {
    const box = page.getByRole('checkbox', { name: `Select “${titleOf(name)} <` });
    if (selectFirst) await box.check();
    await page.getByRole('button', { name: `Edit “${titleOf(name)} <` }).click();
    await expect(dialog.getByText('Before')).toBeVisible();
    await expectNothingRan();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    if (selectFirst) await box.uncheck();
  }
}

test(
  'All Blogs and Edit Blog run no script, even from an unsanitised answer',
  { tag: '@full' },
  async ({ system }) => {
    await openScreen(system, 'allblogs');
    await expect(page.getByRole('grid')).toContainText(hostileTitle);
    await expectNothingRan();
    await serveUnsanitised(system, panelReads.blogs, {
      image: [],
      tag: hostileTitle,
      category: hostileTitle,
    });
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(hostileTexts.length + 1);
    await expectNothingRan();
    await editEach('Edit Blog', false);
  },
);

test(
  'Admin FAQs and Edit FAQ run no script, even from an unsanitised answer',
  { tag: '@full' },
  async ({ system }) => {
    await openScreen(system, 'allfaqs');
    await expect(page.getByRole('grid')).toBeVisible();
    await expectNothingRan();
    await serveUnsanitised(system, panelReads.faqs, {});
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(hostileTexts.length + 1);
    await expectNothingRan();
    await editEach('Edit FAQ', true);
  },
);

test('no payload runs on the built site', { tag: '@full' }, async ({ system }) => {
  await system.build();
  const articles = readdirSync(path.join(system.out, 'blog'))
    .filter((file) => file.startsWith('hostile-') && file.endsWith('.html'))
    .map((file) => `/blog/${file.slice(0, -'.html'.length)}`);
  expect(articles.length).toBeGreaterThan(hostileTexts.length / 2);
  const addresses = ['/faq', '/blog', '/blog/category/hostile', ...articles];
  const open = () => context.newPage();
  await sideBySide(addresses, open, async (built, address) => {
    await built.goto(address);
    await expect(built.getByRole('heading', { level: 1 })).toBeVisible();
    await built.mouse.move(300, 300);
    await awaitScript(built);
    await expectNothingRan(built);
    await expect(
      built
        .locator('main')
        .locator('iframe, object, embed, form[action^="j"], base, style, svg[onload]'),
    ).toHaveCount(0);
  });
});

async function storedFiles(system: OwnSystem): Promise<number> {
  const { body } = await send(`${system.settings.cmsUrl}/upload/files?pageSize=1`, { token });
  return Number(record(record(body).pagination).total);
}

test(
  'stores a file only if it is a picture and nothing else',
  { tag: '@full' },
  async ({ system }) => {
    for (const { name, dataUrl, fate } of await hostileFiles()) {
      const before = await storedFiles(system);
      const answer = await create(system, 'blogs', blog(`File ${name}`, '<p>Words</p>', [dataUrl]));
      const allowed = { refused: [400], stored: [201], either: [201, 400] }[fate];
      expect(allowed, `${name}: ${answer.text}`).toContain(answer.status);
      if (answer.status === 400) {
        expect(await storedFiles(system), name).toBe(before);
        continue;
      }
      const [address] = [record(record(answer.body).result).image].flat();
      const served = await fetch(String(address));
      expect(served.headers.get('content-type'), name).toMatch(/^image\/(png|jpeg|webp|gif|avif)$/);
      expect(served.headers.get('x-content-type-options'), name).toBe('nosniff');
      const bytes = Buffer.from(await served.arrayBuffer()).toString('latin1');
      for (const mark of marks) expect(bytes.includes(mark), `${name} holds ${mark}`).toBe(false);
    }
  },
);

test('checks pictures in the text the same way', { tag: '@full' }, async ({ system }) => {
  for (const { name, dataUrl, fate } of await hostileFiles()) {
    if (fate !== 'refused') continue;
    const before = await storedFiles(system);
    const text = `<p>Words</p><img src="${dataUrl}" alt="">`;
    const answer = await create(system, 'blogs', blog(`Text ${name}`, text));
    // An invalid picture address is removed from the text like any other forbidden markup.
    expect([201, 400], `${name}: ${answer.text}`).toContain(answer.status);
    const { description = '' } = record(record(answer.body).result);
    expect(String(description), name).not.toMatch(/data:|javascript:|canary|etc\/passwd/);
    const ownPicture = answer.status === 201 ? 1 : 0;
    expect(await storedFiles(system), name).toBe(before + ownPicture);
  }
});
