import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { budgets } from '../support/page/budgets';
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

/** What the pages say before any script runs: to search engines, to link previews, to whoever counts bytes. */
let documents: Documents;

test.beforeAll(async ({ playwright, system }) => {
  const request = await playwright.request.newContext({ baseURL: system.settings.siteUrl });
  documents = await fetchDocuments(request, [...allRoutes, noPage]);
  await request.dispose();
});

/** The pages that have an address of their own: all but the fallback page. */
const pages = () => [...documents].filter(([route]) => route !== noPage);
const heads = () => pages().map(([route, html]) => ({ route, ...headIn(html) }));

test('every page has a title, a description and a canonical address of its own', ({ system }) => {
  expect(new Set(heads().map(({ title }) => title)).size).toBe(allRoutes.length);
  expect(new Set(heads().map(({ description }) => description)).size).toBe(allRoutes.length);
  for (const { route, title, description, canonical } of heads()) {
    expect(title, route).not.toBe('');
    expect(description.length, route).toBeGreaterThanOrEqual(50);
    expect(canonical, route).toBe(new URL(route, system.settings.siteUrl).href);
  }
});

test('every page has a preview picture in the size that it is announced with', async ({
  page,
  request,
}) => {
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

test('no two pages of the firm share a preview picture', async ({ request }) => {
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

test('the web manifest names icons that are there, in the size that it says', async ({
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

/** Addresses outside this site that pages may lead to. All of them are reserved names. */
const deliberate = /^(mailto:[\w.]+@example\.com(\?.*)?|tel:\+\d+|https:\/\/example\.com\/\w+)$/;

test('every link leads somewhere: to a page, to a place in it, or deliberately away', async ({
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
  const lost: string[] = [];
  for (const [link, from] of found) {
    const { origin, pathname, hash, search } = new URL(link);
    if (origin !== siteUrl) {
      if (!deliberate.test(link)) lost.push(`${from} → ${link}`);
      continue;
    }
    const target = places.get(pathname);
    const place = decodeURIComponent(hash.slice(1));
    if (target ? !target.has(place) : !(await request.get(pathname + search)).ok()) {
      lost.push(`${from} → ${link}`);
    }
  }
  expect(found.size).toBeGreaterThan(allRoutes.length);
  expect(lost).toEqual([]);
});

test('the sitemap lists exactly the pages, and robots.txt leads to it', async ({
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

test('every page says that it is in English', () => {
  for (const [route, html] of documents) {
    expect(/<html[^>]*>/.exec(html)?.[0], route).toContain('lang="en"');
  }
});

test('every page holds little script of its own', () => {
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

  /** What a page is about, besides the way to it. */
  function subjectsOf(route: string): string[] {
    if (route === '/') return ['Organization', 'WebSite'];
    if (route === '/faq') return ['BreadcrumbList', 'FAQPage'];
    if (jobs.has(route)) return ['BreadcrumbList', 'JobPosting'];
    if (tools.has(route)) return ['BreadcrumbList', 'SoftwareApplication'];
    return isArticle(route) ? ['BreadcrumbList', 'BlogPosting'] : ['BreadcrumbList'];
  }

  const subjects = (route: string) => structuredDataIn(documents.get(route) ?? '');

  /** A subject of this type with these properties, among others. */
  const about = (type: string, properties: object): unknown =>
    expect.objectContaining({ '@type': type, ...properties });

  test('every page tells search engines what it is, with everything that is required', () => {
    for (const route of allRoutes) {
      expect(typesOf(subjects(route)), route).toEqual(subjectsOf(route));
      expect(
        subjects(route).flatMap((subject) => findings(subject)),
        route,
      ).toEqual([]);
    }
  });

  test('the fallback page tells search engines nothing and asks not to be listed', () => {
    expect(subjects(noPage)).toEqual([]);
    expect(documents.get(noPage)).toMatch(/<meta[^>]*name="robots" content="noindex"/);
  });

  test('the start page says who the firm is', ({ system }) => {
    expect(subjects('/')).toContainEqual(
      about('Organization', {
        name: 'HR & Finance Cloud Consulting',
        url: `${system.settings.siteUrl}/`,
        foundingDate: '1997',
        email: 'support@example.com',
      }),
    );
  });

  test('the way that search engines show to a page is the one that stands above its title', async ({
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

  test('search engines are told every published question, in the order of the page', async ({
    page,
    request,
  }) => {
    const questions = await textsIn(page, documents.get('/faq') ?? '', 'main details h3');
    const { allfaqs } = await (await request.get('/api/faq/allfaqs')).json();
    expect(questions).toHaveLength(allfaqs.length);
    const mainEntity = questions.map((name) => about('Question', { name }));
    expect(subjects('/faq')).toContainEqual(about('FAQPage', { mainEntity }));
  });

  test('each job is offered in Zurich for 120,000 to 140,000 CHF a year', ({ system }) => {
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

  test('each tool is told to be the software of its name', ({ system }) => {
    for (const [route, name] of tools) {
      const url = system.settings.siteUrl + route;
      expect(subjects(route)).toContainEqual(about('SoftwareApplication', { name, url }));
    }
  });

  test('an article is told with the title and category that a reader sees', async ({ page }) => {
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
}

async function readFeed(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  return { type: response.headers()['content-type'], xml: await response.text() };
}

test('the feed lists every published article, newest first, with an address that answers', async ({
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
    }));
  }, xml);
  const { allblogs } = await (await request.get('/api/blogs/allblogs')).json();
  expect(entries.map(({ title }) => title)).toEqual(
    allblogs.map(({ title }: { title: string }) => title),
  );
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  for (const { link } of entries) expect((await request.get(link)).status(), link).toBe(200);
});
