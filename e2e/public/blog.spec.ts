import type { APIRequestContext, Page } from '@playwright/test';
import { axeFindings } from '../support/page/axe';
import { expect, test } from '../support/system/test';

interface Article {
  title: string;
  category: string;
}

/** The published articles, newest first. */
async function published(request: APIRequestContext): Promise<Article[]> {
  const { allblogs } = await (await request.get('/api/blogs/allblogs')).json();
  return allblogs;
}

const listed = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const neighbours = (page: Page) =>
  page.getByRole('navigation', { name: 'Newer and older articles' });
const titlesOf = (articles: Article[]) => articles.map(({ title }) => title);

test('lists every published article, newest first', async ({ page, request }) => {
  const articles = await published(request);
  await page.goto('/blog');
  await expect(listed(page)).toHaveText(titlesOf(articles));
  await expect(categories(page).locator('[aria-current="page"]')).toHaveText(
    `All ${String(articles.length)}`,
  );
});

test('each category lists only its articles and is marked as current', async ({
  page,
  request,
}) => {
  const articles = await published(request);
  const names = [...new Set(articles.map(({ category }) => category))].sort();
  await page.goto('/blog');
  await expect(categories(page).getByRole('link')).toHaveCount(names.length + 1);
  for (const name of names) {
    const inCategory = articles.filter(({ category }) => category === name);
    const entry = `${name} ${String(inCategory.length)}`;
    await categories(page).getByRole('link', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(listed(page)).toHaveText(titlesOf(inCategory));
    await expect(categories(page).locator('[aria-current="page"]')).toHaveText([entry]);
  }
});

test('an article opens from the list and links to its neighbours and its category', async ({
  page,
  request,
}) => {
  const [newest, second] = await published(request);
  const { title = '', category = '' } = second ?? {};
  await page.goto('/blog');
  await listed(page).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await neighbours(page)
    .getByRole('link', { name: /^Newer / })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
  await neighbours(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Blog', category, title]);
  await breadcrumb.getByRole('link', { name: category, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  expect(await axeFindings(page)).toEqual([]);
});

test(
  'Older and Newer lead through the whole list and back',
  { tag: '@full' },
  async ({ page, request }) => {
    const titles = titlesOf(await published(request));
    const heading = page.getByRole('heading', { level: 1 });
    const newer = neighbours(page).getByRole('link', { name: /^Newer / });
    const older = neighbours(page).getByRole('link', { name: /^Older / });
    await page.goto('/blog');
    await listed(page)
      .getByRole('link', { name: titles[0] ?? '', exact: true })
      .click();
    await expect(heading).toHaveText(titles[0] ?? '');
    await expect(newer).toHaveCount(0);
    for (const title of titles.slice(1)) {
      await older.click();
      await expect(heading).toHaveText(title);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await expect(older).toHaveCount(0);
    for (const title of titles.slice(0, -1).reverse()) {
      await newer.click();
      await expect(heading).toHaveText(title);
    }
  },
);

test('an article has a table of contents and suggests other articles', async ({
  page,
  request,
}) => {
  const articles = await published(request);
  await page.goto('/blog/three-payroll-calendars');
  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link');
  const parts = await contents.allTextContents();
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    await contents.getByText(part, { exact: true }).click();
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeInViewport();
  }
  const readNext = page.getByRole('region', { name: 'Read next' });
  const next = await readNext.getByRole('heading', { level: 3 }).allTextContents();
  const title = 'Three payroll calendars, one platform';
  const category = articles.filter((article) => article.category === 'Data conversion');
  expect(next).toHaveLength(3);
  expect(next.slice(0, 2)).toEqual(titlesOf(category).filter((other) => other !== title));
  expect(next).not.toContain(title);
});
