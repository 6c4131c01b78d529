import type { APIRequestContext } from '@playwright/test';
import { awaitScript } from '../support/page/script';
import { expect, test } from '../support/system/test';

interface Faq {
  question: string;
  description: string;
}

/** The published FAQs, in their order. */
async function publishedFaqs(request: APIRequestContext): Promise<Faq[]> {
  const { allfaqs } = await (await request.get('/api/faq/allfaqs')).json();
  return allfaqs;
}

const shown = 'details:visible';

test('shows every published FAQ without script', async ({ browser, system, request }) => {
  const faqs = await publishedFaqs(request);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${system.settings.siteUrl}/faq`);
  await expect(page.locator('details:has(h3)')).toHaveCount(faqs.length);
  const [first] = faqs;
  const question = page.getByRole('heading', { name: first?.question ?? '', exact: true });
  await question.click();
  await expect(page.locator('details[open]:has(h3)')).toHaveCount(1);
  await context.close();
});

test('the search finds a case-sensitive part of a question or of the visible answer', async ({
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
  // Rich-text markup is not visible text.
  await search.fill('<p>');
  await expect(list).toHaveCount(0);
  await search.fill('');
  await expect(list).toHaveCount(faqs.length);
});

test('the pager shows five numbers, starts on 3 without scrolling, and jumps to a block', async ({
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
