import type { Page, Route } from '@playwright/test';
import { hostileTexts, watchForHits } from '../support/hostile/hostile-html';
import { axeFindings, looks } from '../support/page/axe';
import { expect, test } from '../support/system/test';

const pictureData =
  'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=';

const article = (description: string, title = 'A draft') => ({
  entry: {
    ...{ kind: 'blog', title, description, tag: title, category: title },
    image: ['/uploads/cover.png'],
    imageAlt: ['The cover'],
    author: '',
    datePublished: '2026-01-01T00:00:00.000Z',
    dateModified: '2026-01-02T00:00:00.000Z',
    pictures: [{ src: '/uploads/cover.png', width: 1_200, height: 800 }],
  },
  live: false,
  until: '2033-05-18T03:33:20.000Z',
});

const faq = (description: string, question: string) => ({
  entry: {
    ...{ kind: 'faq', _id: 'faq', question, description },
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  live: false,
  until: '2033-05-18T03:33:20.000Z',
});

const long = `<p>A first paragraph.</p>${Array.from(
  { length: 6 },
  (_, part) => `<h2>Part ${String(part)}</h2><p>${'Some words. '.repeat(80)}</p>`,
).join(
  '',
)}<table><thead><tr><th>One</th><th>Two</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`;

/** Answers the calls of the preview. */
async function answer(page: Page, result: object | undefined): Promise<void> {
  const fulfil = (route: Route, json: object, status = 200) => route.fulfill({ json, status });
  await page.route('**/api/preview/picture', (route) =>
    fulfil(route, { result: { still: pictureData } }),
  );
  await page.route('**/api/preview', (route) =>
    result === undefined
      ? fulfil(route, { error: true, code: 'preview_ended', message: 'It has ended.' }, 410)
      : fulfil(route, { result }),
  );
}

const frameOf = (page: Page) => page.frameLocator('iframe');
const frame = async (page: Page) => {
  const handle = await page.locator('iframe').elementHandle();
  const content = await handle.contentFrame();
  if (!content) throw new Error('The preview has no frame.');
  return content;
};
/** Opens it as a new page: at the same address, a browser would only scroll. */
async function open(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto('/preview#link.b.entry.2000000000.signature');
}

for (const { name, tag, phone, desktop } of looks) {
  test(
    `a preview has no findings of axe, and nothing is wider than the window, on ${name}`,
    { tag },
    async ({ page }) => {
      await answer(page, article(long));
      for (const [width, colorScheme] of [
        [400, phone],
        [1280, desktop],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await open(page);
        await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('A draft');
        await expect(frameOf(page).getByAltText('The cover')).toHaveAttribute('src', pictureData);
        expect(await axeFindings(page), `${String(width)} px`).toEqual([]);
        const content = await frame(page);
        expect(await axeFindings(content), `the frame at ${String(width)} px`).toEqual([]);
        for (const each of [page, content]) {
          const excess = () => document.documentElement.scrollWidth - window.innerWidth;
          expect(await each.evaluate(excess)).toBeLessThanOrEqual(0);
        }
      }
    },
  );
}

test('the bar chooses a width, which media queries see, and a colour scheme, by keyboard too', async ({
  page,
}) => {
  await answer(page, article(long));
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  const content = await frame(page);
  const seen = () =>
    content.evaluate(() => ({
      width: window.innerWidth,
      bar: matchMedia('(min-width: 1080px)').matches,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
  expect(await seen()).toEqual({ width: 1280, bar: true, ground: 'rgb(255, 255, 255)' });
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect.poll(seen).toMatchObject({ width: 390, bar: false });
  await page.getByRole('radio', { name: 'Phone' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Tablet' })).toBeChecked();
  await expect.poll(seen).toMatchObject({ width: 820, bar: false });
  await page.setViewportSize({ width: 400, height: 800 });
  await page.getByRole('radio', { name: 'Desk' }).check();
  await expect.poll(seen).toMatchObject({ width: 1440, bar: true });
  const box = await page.locator('iframe').boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(400);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(async () => (await seen()).ground).not.toBe('rgb(255, 255, 255)');
  expect(await axeFindings(content)).toEqual([]);
});

test('links within a draft scroll, and others open in a new tab', async ({ page }) => {
  await answer(page, article(long));
  await open(page);
  await frameOf(page).getByRole('link', { name: 'Part 5' }).click();
  await expect(frameOf(page).getByRole('heading', { name: 'Part 5' })).toBeInViewport();
  const opened = page.waitForEvent('popup');
  await frameOf(page).getByRole('link', { name: 'FAQ', exact: true }).first().click();
  expect(new URL((await opened).url()).pathname).toBe('/faq');
  expect(new URL(page.url()).pathname).toBe('/preview');
});

test('a link that has ended says so, for readers of every kind, and search engines stay away', async ({
  page,
}) => {
  await answer(page, undefined);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview has ended');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await axeFindings(page)).toEqual([]);
});

test('nothing of a hostile draft of an article or a FAQ runs', async ({ browser, system }) => {
  test.slow();
  // The policy would also stop scripts and so hide a mistake of the preview.
  const context = await browser.newContext({
    bypassCSP: true,
    baseURL: system.settings.siteUrl,
  });
  const hits = await watchForHits(context);
  const page = await context.newPage();
  const title = `<img src="x:x" onerror="hit('title')"><script>hit('title')</script>`;
  let draft: object = {};
  await page.route('**/api/preview/picture', (route) => route.abort());
  await page.route('**/api/preview', (route) => route.fulfill({ json: { result: draft } }));
  await page.route('**/control', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><img src="x:x" onerror="hit('control')">`,
    }),
  );
  await page.goto('/control');
  await expect.poll(() => [...hits]).toEqual(['control']);
  hits.clear();
  draft = article('<p>Words</p>', title);
  await open(page);
  const drafts = hostileTexts.flatMap(({ name, html }) =>
    ([article, faq] as const).map((draftOf) => {
      const words = `Before ${name} as ${draftOf.name}`;
      return { words, result: draftOf(`<p>${words}</p>${html}`, title) };
    }),
  );
  for (const { words, result } of drafts) {
    draft = result;
    await page.getByRole('button', { name: 'Load again' }).or(page.getByText('Try again')).click();
    await expect(frameOf(page).getByText(words).first()).toBeVisible();
    const content = await frame(page);
    await content.evaluate(async () => {
      document.querySelectorAll<HTMLElement>('a[href^="j" i], area').forEach((link) => {
        link.click();
      });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    expect([...hits], words).toEqual([]);
  }
  await context.close();
});
