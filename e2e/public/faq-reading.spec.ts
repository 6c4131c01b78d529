import type { APIRequestContext, Page } from '@playwright/test';
import { axeFindingsInAllLooks } from '../support/page/axe';
import { awaitScript } from '../support/page/script';
import { expect, test } from '../support/system/test';

interface Faq {
  question: string;
  description: string;
}

async function publishedFaqs(request: APIRequestContext): Promise<Faq[]> {
  const { allfaqs } = await (await request.get('/api/faq/allfaqs')).json();
  return allfaqs;
}

/** A question with its answer, closed or open. */
const item = (page: Page, question: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: question, exact: true }) });

const search = (page: Page) => page.getByPlaceholder('Type here to search FAQ', { exact: true });

/** The first question whose answer holds a link of its own. */
async function questionWithLink(request: APIRequestContext): Promise<string> {
  const faqs = await publishedFaqs(request);
  const { question } = faqs.find(({ description }) => description.includes('<a ')) ?? {};
  if (question === undefined) throw new Error('No answer has a link.');
  return question;
}

test('the keyboard opens a question with Enter and Space, and reaches the links of its answer', async ({
  page,
  request,
}) => {
  const faq = item(page, await questionWithLink(request));
  await page.goto('/faq');
  await awaitScript(page);
  const links = faq.getByRole('link');
  for (const key of ['Enter', 'Space']) {
    await faq.locator('summary').press(key);
    await expect(links.first()).toBeVisible();
    for (let place = 0; place < (await links.count()); place += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(place)).toBeFocused();
    }
    await faq.locator('summary').press(key);
    await expect(faq).not.toHaveAttribute('open');
  }
});

test('the keyboard passes over the links of closed answers', async ({ page, request }) => {
  const [first, second] = await publishedFaqs(request);
  await page.goto('/faq');
  await awaitScript(page);
  await item(page, first?.question ?? '')
    .locator('summary')
    .focus();
  await page.keyboard.press('Tab');
  await expect(item(page, second?.question ?? '').locator('summary')).toBeFocused();
});

test('a reader can have several answers open', async ({ page, request }) => {
  const faqs = (await publishedFaqs(request)).slice(0, 3);
  await page.goto('/faq');
  await awaitScript(page);
  for (const { question } of faqs) await item(page, question).locator('summary').click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(3);
});

test('a question that someone was sent is open and in view', async ({ page, request, context }) => {
  const question = (await publishedFaqs(request))[17]?.question ?? '';
  await page.goto('/faq');
  await awaitScript(page);
  await item(page, question).locator('summary').click();
  await item(page, question).getByRole('link', { name: 'Link to this question' }).click();
  const address = page.url();
  expect(new URL(address).hash).toMatch(/^#.{5,}/);
  const other = await context.newPage();
  await other.goto(address);
  await expect(item(other, question)).toHaveAttribute('open');
  await expect(item(other, question).getByText('Link to this question')).toBeInViewport();
  await expect(other.getByRole('main').locator('details[open]')).toHaveCount(1);
});

test('a search that finds nothing says why, and clearing it brings all questions back', async ({
  page,
  request,
}) => {
  const faqs = await publishedFaqs(request);
  await page.goto('/faq');
  await awaitScript(page);
  await search(page).fill('no such question');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    'No question matches “no such question”. Capital letters count: “payroll” does not find “Payroll”.',
  );
  await expect(page.getByRole('main').locator('details:visible')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Jump to a block of ten' })).toHaveCount(0);
  await search(page).fill('');
  await expect(page.getByRole('search').getByRole('status')).toBeEmpty();
  await expect(page.getByRole('main').locator('details:visible')).toHaveCount(faqs.length);
});

test('the FAQ page has no axe finding with a question open', async ({ page, request }) => {
  const faq = item(page, await questionWithLink(request));
  await page.goto('/faq');
  await awaitScript(page);
  await faq.locator('summary').click();
  await expect(faq.getByRole('link').first()).toBeVisible();
  expect(await axeFindingsInAllLooks(page)).toEqual([]);
});

test('the FAQ page has no axe finding with no question found', async ({ page }) => {
  await page.goto('/faq');
  await awaitScript(page);
  await search(page).fill('no such question');
  await expect(page.getByRole('search').getByRole('status')).toContainText('No question matches');
  expect(await axeFindingsInAllLooks(page)).toEqual([]);
});
