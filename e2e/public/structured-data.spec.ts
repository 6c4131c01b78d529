import { allRoutes, noPage } from '../support/page/routes';
import { findings, structuredDataIn, typesOf } from '../support/page/structured-data';
import { expect, test } from '../support/system/test';

const jobs = /^\/(qa-automation-lead|it-business-analyst|java-developers|front-end-developer)$/;
const tools = /^\/(dc3|aksa-studio|reorg-chart-modelling)$/;
const articles = /^\/blog\/(?!category\/)/;

/** What a page is about, besides the way to it. */
function subjectsOf(route: string): string[] {
  if (route === '/') return ['Organization', 'WebSite'];
  if (route === '/faq') return ['BreadcrumbList', 'FAQPage'];
  if (jobs.test(route)) return ['BreadcrumbList', 'JobPosting'];
  if (tools.test(route)) return ['BreadcrumbList', 'SoftwareApplication'];
  return articles.test(route) ? ['BreadcrumbList', 'BlogPosting'] : ['BreadcrumbList'];
}

for (const route of allRoutes) {
  test(`${route} tells search engines what it is, with everything that is required`, async ({
    request,
  }) => {
    const subjects = structuredDataIn(await (await request.get(route)).text());
    expect(typesOf(subjects)).toEqual(subjectsOf(route));
    expect(subjects.flatMap((subject) => findings(subject))).toEqual([]);
  });
}

test('the fallback page tells search engines nothing and asks not to be listed', async ({
  request,
}) => {
  const html = await (await request.get(noPage)).text();
  expect(structuredDataIn(html)).toEqual([]);
  expect(html).toMatch(/<meta[^>]*name="robots" content="noindex"/);
});

test('every preview picture has the size that it is announced with', async ({ page, request }) => {
  await page.goto('/');
  for (const route of allRoutes) {
    const html = await (await request.get(route)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, address);
    expect(size, route).toEqual([1200, 630]);
  }
});

test('the web manifest names icons that are there, in the size it says', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return `${String(image.naturalWidth)}x${String(image.naturalHeight)}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
