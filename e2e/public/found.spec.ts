import type { APIRequestContext, Page } from '@playwright/test';
import { contentRoutes, specRoutes } from '../support/page/routes';
import { structuredDataIn } from '../support/page/structured-data';
import { expect, test } from '../support/system/test';

/** What a page tells search engines, as the build wrote it. */
async function subjectsOf(request: APIRequestContext, route: string): Promise<unknown[]> {
  return structuredDataIn(await (await request.get(route)).text());
}

/** The texts of elements in HTML as the build wrote it, without running its scripts. */
const textsIn = (page: Page, html: string, selector: string) =>
  page.evaluate(
    ([markup, elements]) => {
      const document = new DOMParser().parseFromString(markup, 'text/html');
      return Array.from(document.querySelectorAll(elements), ({ textContent }) => textContent);
    },
    [html, selector] as const,
  );

/** A subject of this type with these properties, among others. */
const about = (type: string, properties: object): unknown =>
  expect.objectContaining({ '@type': type, ...properties });

test('the start page says who the firm is', async ({ request, house }) => {
  const url = `${house.settings.siteUrl}/`;
  expect(await subjectsOf(request, '/')).toContainEqual(
    about('Organization', {
      name: 'HR & Finance Cloud Consulting',
      url,
      foundingDate: '1997',
      email: 'support@example.com',
    }),
  );
});

test('the way that search engines show to a page is the one that stands above its title', async ({
  page,
  request,
  house,
}) => {
  for (const route of [...specRoutes.slice(1), ...contentRoutes]) {
    const html = await (await request.get(route)).text();
    const names = await textsIn(page, html, 'nav[aria-label="Breadcrumb"] li');
    const itemListElement = names.map((name, index): unknown =>
      expect.objectContaining({ position: index + 1, name }),
    );
    const item = house.settings.siteUrl + route;
    itemListElement.splice(-1, 1, expect.objectContaining({ name: names.at(-1), item }));
    expect(names.length, route).toBeGreaterThan(1);
    expect(structuredDataIn(html), route).toContainEqual(
      about('BreadcrumbList', { itemListElement }),
    );
  }
});

test('search engines are told every published question, in the order of the page', async ({
  page,
  request,
}) => {
  await page.goto('/faq');
  const questions = await page.locator('main details h3').allTextContents();
  const { allfaqs } = await (await request.get('/api/faq/allfaqs')).json();
  expect(questions).toHaveLength(allfaqs.length);
  const mainEntity = questions.map((name) => about('Question', { name }));
  expect(await subjectsOf(request, '/faq')).toContainEqual(about('FAQPage', { mainEntity }));
});

const jobs = [
  { route: '/qa-automation-lead', title: 'QA Automation Lead' },
  { route: '/it-business-analyst', title: 'IT Business Analyst' },
  { route: '/java-developers', title: 'Java Developers' },
  { route: '/front-end-developer', title: 'Front-End Developer' },
];

for (const { route, title } of jobs) {
  test(`${route} offers the job in Zurich for 120,000 to 140,000 CHF a year`, async ({
    request,
    house,
  }) => {
    expect(await subjectsOf(request, route)).toContainEqual(
      about('JobPosting', {
        title,
        url: house.settings.siteUrl + route,
        jobLocation: about('Place', {
          address: about('PostalAddress', { addressLocality: 'Zurich', addressCountry: 'CH' }),
        }),
        baseSalary: about('MonetaryAmount', {
          currency: 'CHF',
          value: about('QuantitativeValue', {
            minValue: 120_000,
            maxValue: 140_000,
            unitText: 'YEAR',
          }),
        }),
      }),
    );
  });
}

const tools = [
  { route: '/dc3', name: 'Dc3' },
  { route: '/aksa-studio', name: 'AKSA Studio' },
  { route: '/reorg-chart-modelling', name: 'Reorg Chart Modelling' },
];

for (const { route, name } of tools) {
  test(`${route} is told to be the software ${name}`, async ({ request, house }) => {
    const url = house.settings.siteUrl + route;
    expect(await subjectsOf(request, route)).toContainEqual(
      about('SoftwareApplication', { name, url }),
    );
  });
}

test('an article is told with the title and category that a reader sees', async ({
  page,
  request,
}) => {
  for (const route of contentRoutes.filter((address) => !address.includes('/category/'))) {
    const html = await (await request.get(route)).text();
    const [headline] = await textsIn(page, html, 'article h1');
    const [, , articleSection] = await textsIn(page, html, 'nav[aria-label="Breadcrumb"] li');
    expect(structuredDataIn(html), route).toContainEqual(
      about('BlogPosting', { headline, articleSection }),
    );
  }
});

test('the feed lists every published article, newest first, with an address that answers', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  const address = (await feed.getAttribute('href')) ?? '';
  expect(address).toBe('/rss.xml');
  const response = await request.get(address);
  expect(response.headers()['content-type']).toMatch(/xml/);
  const entries = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return Array.from(document.querySelectorAll('item'), (item) => ({
        title: item.querySelector('title')?.textContent ?? '',
        link: item.querySelector('link')?.textContent ?? '',
        date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
      }));
    },
    await response.text(),
  );
  const { allblogs } = await (await request.get('/api/blogs/allblogs')).json();
  expect(entries.map(({ title }) => title)).toEqual(
    allblogs.map(({ title }: { title: string }) => title),
  );
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  for (const { link } of entries) expect((await request.get(link)).status(), link).toBe(200);
});

test('no two pages of the firm share a preview picture', async ({ request }) => {
  const pictures = await Promise.all(
    specRoutes.map(async (route) => {
      const html = await (await request.get(route)).text();
      const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      return (await (await request.get(address)).body()).toString('base64');
    }),
  );
  expect(new Set(pictures).size).toBe(specRoutes.length);
});
