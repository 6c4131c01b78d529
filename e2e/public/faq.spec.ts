import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { awaitScript } from '../support/page/script';
import { expect, test } from '../support/system/test';

interface Faq {
  question: string;
  description: string;
}

/** What is published, in its order. */
async function publishedFaqs(request: APIRequestContext): Promise<Faq[]> {
  const { allfaqs } = await (await request.get('/api/faq/allfaqs')).json();
  return allfaqs;
}

const shown = 'details:visible';

test('every published FAQ is in the page before any script runs', async ({
  browser,
  house,
  request,
}) => {
  const faqs = await publishedFaqs(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${house.settings.siteUrl}/faq`);
  await expect(page.locator('details:has(h3)')).toHaveCount(faqs.length);
  const [first] = faqs;
  const question = page.getByRole('heading', { name: first?.question ?? '', exact: true });
  await question.click();
  await expect(page.locator('details[open]:has(h3)')).toHaveCount(1);
  await context.close();
});

test('the search is a case-sensitive part of a question or of the visible answer', async ({
  page,
  request,
}) => {
  const faqs = await publishedFaqs(request);
  await page.goto('/faq');
  await awaitScript(page);
  const list = page.getByRole('main').locator(`${shown}:has(h3)`);
  const search = page.getByPlaceholder('Type here to search FAQ', { exact: true });
  await search.fill('OrgPlanner');
  const matches = faqs.filter(({ question, description }) =>
    `${question} ${description}`.includes('OrgPlanner'),
  );
  expect(matches.length).toBeGreaterThan(0);
  await expect(list).toHaveCount(matches.length);
  await search.fill('orgplanner');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'orgplanner' })).toBeVisible();
  // Marks of the rich text are not visible text.
  await search.fill('<p>');
  await expect(list).toHaveCount(0);
  await search.fill('');
  await expect(list).toHaveCount(faqs.length);
});

test('the pager shows five numbers, starts on 3 without moving the page, and leads to its block', async ({
  page,
  request,
}) => {
  const faqs = await publishedFaqs(request);
  await page.goto('/faq');
  await awaitScript(page);
  const pager = page.getByRole('navigation', { name: 'Jump to a block of ten' });
  await expect(pager.locator('a', { hasText: /^\d$/ })).toHaveText(['1', '2', '3', '4', '5']);
  await expect(pager.locator('[aria-current]')).toHaveText('3');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await pager.getByText('2', { exact: true }).click();
  await expect(pager.locator('[aria-current]')).toHaveText('2');
  const eleventh = page.getByRole('heading', { name: faqs[10]?.question ?? '', exact: true });
  await expect(eleventh).toBeInViewport();
  await expect(page.getByRole('main').locator(`${shown}:has(h3)`)).toHaveCount(faqs.length);
});

test("an admin's FAQ goes from the content manager into the pre-rendered page", async ({
  page,
  house,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${house.settings.cmsPublicUrl}/admin`);
  await page.getByLabel('Email').fill(house.admin.email);
  await page.getByLabel('Password').first().fill(house.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin\/?$/);
  await page.goto(
    `${house.settings.cmsPublicUrl}/admin/content-manager/collection-types/api::faq.faq/create`,
  );
  const question = 'Can an admin write a question?';
  await page.getByLabel('question').fill(question);
  await page
    .getByLabel('description')
    .fill(
      '<p>Yes.<script>document.title = "stolen-7"</script> And it is <strong>safe</strong>.</p>',
    );
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published document')).toBeVisible();

  // Before the next build the page fetches it from the list that is always fresh.
  await page.goto('/faq');
  await awaitScript(page);
  await expect(page.getByRole('heading', { name: question, exact: true })).toBeVisible();
  await house.build();
  const html = readFileSync(path.join(house.out, 'faq.html'), 'utf8');
  expect(html).toContain(question);
  expect(html).toContain('<strong>safe</strong>');
  expect(html).not.toContain('stolen-7');
});
