import type { Page } from '@playwright/test';
import { allRoutes } from '../support/page/routes';
import { expect, test } from '../support/system/test';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** A picture as the page's HTML has it, and where it stands before anything is scrolled. */
const picturesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images, (image) => ({
      name: image.getAttribute('src') ?? '',
      measured: image.hasAttribute('width') && image.hasAttribute('height'),
      lazy: image.loading === 'lazy',
      first: image.fetchPriority === 'high',
      below: image.getBoundingClientRect().top >= innerHeight,
      shown: image.checkVisibility(),
      types: Array.from(image.parentElement?.querySelectorAll('source') ?? [], ({ type }) => type),
      candidates: Array.from(
        image.parentElement?.querySelectorAll('source[type]') ?? [],
        (source) => source.getAttribute('srcset')?.split(',').length ?? 0,
      ),
    })),
  );

const isDrawn = (name: string) => name.endsWith('.svg');

for (const size of sizes) {
  test(`at ${String(size.width)} px every picture has its measures, and those below the window wait`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    let below = 0;
    for (const route of allRoutes) {
      await page.goto(route);
      for (const picture of await picturesOf(page)) {
        const place = `${route} ${picture.name}`;
        expect(picture.measured, place).toBe(true);
        // The picture at the top of an article is fetched first, also where a long title moves it down a phone.
        if (!picture.shown || !picture.below || picture.first) continue;
        below += 1;
        expect(picture.lazy, place).toBe(true);
      }
    }
    expect(below).toBeGreaterThan(10);
  });
}

test('a photograph comes as AVIF or WebP, in more than one size', async ({ page }) => {
  let photographs = 0;
  for (const route of allRoutes) {
    await page.goto(route);
    for (const { name, types, candidates } of await picturesOf(page)) {
      if (isDrawn(name)) continue;
      photographs += 1;
      expect(types, `${route} ${name}`).toEqual(
        expect.arrayContaining(['image/avif', 'image/webp']),
      );
      expect(Math.min(...candidates), `${route} ${name}`).toBeGreaterThan(1);
    }
  }
  expect(photographs).toBeGreaterThan(5);
});

test('the picture at the top of an article is fetched first, and is alone in that', async ({
  page,
}) => {
  for (const route of ['/blog', '/blog/count-twice-load-once']) {
    await page.goto(route);
    const pictures = await picturesOf(page);
    expect(
      pictures.map(({ first, lazy }) => ({ first, lazy })).filter(({ first }) => first),
      route,
    ).toEqual([{ first: true, lazy: false }]);
    expect(pictures[0]?.first, route).toBe(true);
  }
});
