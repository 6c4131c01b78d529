import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { budgets } from '../support/page/traffic';
import {
  fetchDocuments,
  headIn,
  linksIn,
  sizesOf,
  textsIn,
  type Documents,
} from '../support/page/document';
import { allRoutes, noPage, specRoutes } from '../support/page/routes';
import { findings, structuredDataIn, typesOf } from '../support/page/structured-data';
import { expect, test } from '../support/system/test';

/** The HTML of the pages before any script runs, as search engines and link previews see it. */
let documents: Documents;

test.beforeAll(async ({ playwright, system }) => {
  const request = await playwright.request.newContext({ baseURL: system.settings.siteUrl });
  documents = await fetchDocuments(request, [...allRoutes, noPage]);
  await request.dispose();
});

/** All pages but the fallback page, which has no address of its own. */
const pages = () => [...documents].filter(([route]) => route !== noPage);
const heads = () => pages().map(([route, html]) => ({ route, ...headIn(html) }));

test('every page has its own title, description and canonical address', ({ system }) => {
  expect(new Set(heads().map(({ title }) => title)).size).toBe(allRoutes.length);
  expect(new Set(heads().map(({ description }) => description)).size).toBe(allRoutes.length);
  for (const { route, title, description, canonical } of heads()) {
    expect(title, route).not.toBe('');
    expect(description.length, route).toBeGreaterThanOrEqual(50);
    expect(canonical, route).toBe(new URL(route, system.settings.siteUrl).href);
  }
});

test('every page has a preview picture of the declared size', async ({ page, request }) => {
  await page.goto('/disclaimer');
  const sizes = await sizesOf(
    page,
    heads().map(({ image }) => image),
  );
  expect(new Set(sizes)).toEqual(new Set(['1200x630']));
  for (const { route, image } of heads()) {
    const picture = await request.get(image);
    expect(picture.headers()['content-type'], route).toMatch(/^image\/(png|jpeg)/);
  }
});

test('every page of the firm has its own preview picture', async ({ request }) => {
  const digests = await Promise.all(
    specRoutes.map(async (route) => {
      const picture = await request.get(headIn(documents.get(route) ?? '').image);
      return createHash('sha256')
        .update(await picture.body())
        .digest('hex');
    }),
  );
  expect(new Set(digests).size).toBe(specRoutes.length);
});

test('the icons of the web manifest exist and have the declared sizes', async ({
  page,
  request,
}) => {
  await page.goto('/disclaimer');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  const icons: { src: string; sizes: string }[] = manifest.icons;
  expect(icons).toHaveLength(4);
  const sizes = await sizesOf(
    page,
    icons.map(({ src }) => src),
  );
  expect(sizes).toEqual(icons.map((icon) => icon.sizes));
});

/** Addresses outside this site that pages may link to. All use reserved names. */
const allowedExternal =
  /^(mailto:[\w.]+@example\.com(\?.*)?|tel:\+\d+|https:\/\/example\.com\/\w+)$/;

test('every link leads to a page, an existing fragment, or an allowed external address', async ({
  page,
  request,
  system,
}) => {
  const { siteUrl } = system.settings;
  const found = new Map<string, string>();
  const places = new Map<string, Set<string>>();
  for (const [route, html] of documents) {
    const { links, ids } = await linksIn(page, html, siteUrl + route);
    places.set(route, new Set([...ids, 'top', '']));
    for (const link of links) found.set(link, route);
  }
  const broken: string[] = [];
  for (const [link, from] of found) {
    const { origin, pathname, hash, search } = new URL(link);
    if (origin !== siteUrl) {
      if (!allowedExternal.test(link)) broken.push(`${from} → ${link}`);
      continue;
    }
    const target = places.get(pathname);
    const place = decodeURIComponent(hash.slice(1));
    if (target ? !target.has(place) : !(await request.get(pathname + search)).ok()) {
      broken.push(`${from} → ${link}`);
    }
  }
  expect(found.size).toBeGreaterThan(allRoutes.length);
  expect(broken).toEqual([]);
});

test('the sitemap lists exactly the pages, and robots.txt names it', async ({
  request,
  system,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const locations = async (address: string) =>
    Array.from((await (await request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)).map(
      ([, location = '']) => location,
    );
  const parts = await locations(index);
  const listed = (await Promise.all(parts.map(locations))).flat();
  const expected = allRoutes.map((route) => new URL(route, system.settings.siteUrl).href);
  expect(listed.sort()).toEqual(expected.sort());
});

test('every page declares English as its language', () => {
  for (const [route, html] of documents) {
    expect(/<html[^>]*>/.exec(html)?.[0], route).toContain('lang="en"');
  }
});

test('every page keeps its inline scripts within the budget', () => {
  for (const [route, html] of documents) {
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts.length, route).toBeGreaterThan(0);
    expect(scripts.join('').length, route).toBeLessThanOrEqual(budgets.inlineScript);
  }
});

test.describe('structured data', () => {
  const jobs = new Map([
    ['/qa-automation-lead', 'QA Automation Lead'],
    ['/it-business-analyst', 'IT Business Analyst'],
    ['/java-developers', 'Java Developers'],
    ['/front-end-developer', 'Front-End Developer'],
  ]);
  const tools = new Map([
    ['/dc3', 'Dc3'],
    ['/aksa-studio', 'AKSA Studio'],
    ['/reorg-chart-modelling', 'Reorg Chart Modelling'],
  ]);
  const isArticle = (route: string) => /^\/blog\/(?!category\/)/.test(route);

  /** The expected types of a page's structured data. */
  function subjectsOf(route: string): string[] {
    if (route === '/') return ['Organization', 'WebSite'];
    if (route === '/faq') return ['BreadcrumbList', 'FAQPage'];
    if (jobs.has(route)) return ['BreadcrumbList', 'JobPosting'];
    if (tools.has(route)) return ['BreadcrumbList', 'SoftwareApplication'];
    return isArticle(route) ? ['BreadcrumbList', 'BlogPosting'] : ['BreadcrumbList'];
  }

  const subjects = (route: string) => structuredDataIn(documents.get(route) ?? '');

  /** Matches structured data of a type with at least these properties. */
  const about = (type: string, properties: object): unknown =>
    expect.objectContaining({ '@type': type, ...properties });

  test('every page has the expected types with all required properties', () => {
    for (const route of allRoutes) {
      expect(typesOf(subjects(route)), route).toEqual(subjectsOf(route));
      expect(
        subjects(route).flatMap((subject) => findings(subject)),
        route,
      ).toEqual([]);
    }
  });

  test('the fallback page has no structured data and asks not to be indexed', () => {
    expect(subjects(noPage)).toEqual([]);
    expect(documents.get(noPage)).toMatch(/<meta[^>]*name="robots" content="noindex"/);
  });

  test('the home page describes the firm', ({ system }) => {
    expect(subjects('/')).toContainEqual(
      about('Organization', {
        name: 'HR & Finance Cloud Consulting',
        url: `${system.settings.siteUrl}/`,
        foundingDate: '1997',
        email: 'support@example.com',
      }),
    );
  });

  test("the breadcrumb for search engines equals the one above the page's title", async ({
    page,
    system,
  }) => {
    for (const [route, html] of pages().filter(([address]) => address !== '/')) {
      const names = await textsIn(page, html, 'nav[aria-label="Breadcrumb"] li');
      const itemListElement = names.map((name, index): unknown =>
        expect.objectContaining({ position: index + 1, name }),
      );
      const item = system.settings.siteUrl + route;
      itemListElement.splice(-1, 1, expect.objectContaining({ name: names.at(-1), item }));
      expect(names.length, route).toBeGreaterThan(1);
      expect(subjects(route), route).toContainEqual(about('BreadcrumbList', { itemListElement }));
    }
  });

  test('the FAQ page lists every published question in the order of the page', async ({
    page,
    request,
  }) => {
    const questions = await textsIn(page, documents.get('/faq') ?? '', 'main details h3');
    const { allfaqs } = await (await request.get('/api/faq/allfaqs')).json();
    expect(questions).toHaveLength(allfaqs.length);
    const mainEntity = questions.map((name) => about('Question', { name }));
    expect(subjects('/faq')).toContainEqual(about('FAQPage', { mainEntity }));
  });

  test('each job is in Zurich with a salary of 120,000 to 140,000 CHF a year', ({ system }) => {
    for (const [route, title] of jobs) {
      expect(subjects(route)).toContainEqual(
        about('JobPosting', {
          title,
          url: system.settings.siteUrl + route,
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
    }
  });

  test('each tool is a software application with its name', ({ system }) => {
    for (const [route, name] of tools) {
      const url = system.settings.siteUrl + route;
      expect(subjects(route)).toContainEqual(about('SoftwareApplication', { name, url }));
    }
  });

  test('an article has the title and category that a reader sees', async ({ page }) => {
    for (const [route, html] of pages().filter(([address]) => isArticle(address))) {
      const [headline] = await textsIn(page, html, 'article h1');
      const [, , articleSection] = await textsIn(page, html, 'nav[aria-label="Breadcrumb"] li');
      expect(subjects(route), route).toContainEqual(
        about('BlogPosting', { headline, articleSection }),
      );
    }
  });
});

interface FeedEntry {
  title: string;
  link: string;
  date: number;
  changed: number;
}

async function readFeed(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  return { type: response.headers()['content-type'], xml: await response.text() };
}

test('the feed lists every published article, newest first, with a working address', async ({
  page,
  request,
}) => {
  await page.goto('/blog');
  const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', '/rss.xml');
  const { type, xml } = await readFeed(request, '/rss.xml');
  expect(type).toMatch(/xml/);
  const entries = await page.evaluate((text): FeedEntry[] => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const read = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
    return Array.from(document.querySelectorAll('item'), (item) => ({
      title: read(item, 'title'),
      link: read(item, 'link'),
      date: Date.parse(read(item, 'pubDate')),
      changed: Date.parse(item.getElementsByTagName('atom:updated')[0]?.textContent ?? ''),
    }));
  }, xml);
  const { allblogs } = await (await request.get('/api/blogs/allblogs')).json();
  expect(entries.map(({ title }) => title)).toEqual(
    allblogs.map(({ title }: { title: string }) => title),
  );
  for (const { title, date, changed } of entries) {
    expect(changed, title).toBeGreaterThanOrEqual(date);
  }
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  for (const { link } of entries) expect((await request.get(link)).status(), link).toBe(200);
});
