import type { APIRequestContext } from '@playwright/test';
import { axeFindings } from '../support/page/axe';
import {
  brokenImages,
  readThrough,
  sidewaysScroll,
  watchProblems,
  watchShifts,
} from '../support/page/page-watch';
import { allRoutes, noPage } from '../support/page/routes';
import { sideBySide } from '../support/page/side-by-side';
import { expect, test } from '../support/system/test';

const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
const schemes = ['light', 'dark'] as const;

/** Addresses outside this site that pages may lead to. All of them are reserved names. */
const deliberate = /^(mailto:[\w.]+@example\.com(\?.*)?|tel:[\d-]+|https:\/\/example\.com\/\w+)$/;

/** What stands in a page's head, read from its HTML as a search engine does. */
async function headOf(request: APIRequestContext, route: string) {
  const html = await (await request.get(route)).text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    title: find(/<title[^>]*>([^<]+)<\/title>/),
    description: find(/<meta[^>]*name="description" content="([^"]+)"/),
    canonical: find(/<link[^>]*rel="canonical" href="([^"]+)"/),
    image: find(/<meta[^>]*property="og:image" content="([^"]+)"/),
  };
}

for (const route of [...allRoutes, noPage]) {
  test(`${route} is whole on a phone and on a desk: status, one h1, no error, no shift, no axe finding`, async ({
    context,
  }) => {
    const open = () => context.newPage();
    await sideBySide(viewports, open, async (page, viewport) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      const problems = watchProblems(page, route === noPage ? noPage : undefined);
      const response = await page.goto(route);
      expect(response?.status()).toBe(route === noPage ? 404 : 200);
      await expect(page.locator('h1')).toHaveCount(1);
      await readThrough(page);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await axeFindings(page), colorScheme).toEqual([]);
      }
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(await brokenImages(page)).toEqual([]);
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);
      expect(problems).toEqual([]);
    });
  });
}

test('every page has a title, a description, a canonical address and a preview picture of its own kind', async ({
  request,
  house,
}) => {
  const heads = await Promise.all(allRoutes.map((route) => headOf(request, route)));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(allRoutes.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(allRoutes.length);
  for (const [index, { title, description, canonical, image }] of heads.entries()) {
    const route = allRoutes[index] ?? '';
    expect(title, route).not.toBe('');
    expect(description.length, route).toBeGreaterThanOrEqual(50);
    expect(canonical, route).toBe(new URL(route, house.settings.siteUrl).href);
    const picture = await request.get(image);
    expect(picture.headers()['content-type'], `${route}: ${image}`).toMatch(/^image\/(png|jpeg)/);
  }
});

test('every link leads somewhere: to a page, to a place in it, or deliberately away', async ({
  page,
  request,
  house,
}) => {
  test.setTimeout(180_000);
  const found = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  for (const route of [...allRoutes, noPage]) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const { links, ids } = await page.evaluate(() => ({
      links: Array.from(document.links, ({ href }) => href),
      ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    }));
    anchors.set(route, new Set([...ids, 'top', '']));
    for (const link of links) found.set(link, route);
  }
  const lost: string[] = [];
  for (const [link, from] of found) {
    const { origin, pathname, hash, search } = new URL(link);
    if (origin !== house.settings.siteUrl) {
      if (!deliberate.test(link)) lost.push(`${from} → ${link}`);
      continue;
    }
    const target = anchors.get(pathname);
    const place = decodeURIComponent(hash.slice(1));
    if (target ? !target.has(place) : !(await request.get(pathname + search)).ok()) {
      lost.push(`${from} → ${link}`);
    }
  }
  expect(lost).toEqual([]);
});

test('the sitemap lists exactly the pages, and robots.txt leads to it', async ({
  request,
  house,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const locations = async (address: string) =>
    Array.from((await (await request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)).map(
      ([, location = '']) => location,
    );
  const parts = await locations(index);
  const listed = (await Promise.all(parts.map(locations))).flat();
  const expected = allRoutes.map((route) => new URL(route, house.settings.siteUrl).href);
  expect(listed.sort()).toEqual(expected.sort());
});
