import type { APIRequestContext, Page } from '@playwright/test';
import { axeFindingsInLooks, looks } from '../support/page/axe';
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

/** A question with its answer. */
const item = (page: Page, question: string) =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: question, exact: true }) });

const search = (page: Page) => page.getByPlaceholder('Type here to search FAQ', { exact: true });

/** The first question whose answer contains a link. */
async function questionWithLink(request: APIRequestContext): Promise<string> {
  const faqs = await publishedFaqs(request);
  const { question } = faqs.find(({ description }) => description.includes('<a ')) ?? {};
  if (question === undefined) throw new Error('No answer has a link.');
  return question;
}

test('Enter and Space open a question; Tab reaches the links of its answer and skips those of closed ones', async ({
  page,
  request,
}) => {
  const question = await questionWithLink(request);
  const questions = (await publishedFaqs(request)).map((faq) => faq.question);
  const after = questions[questions.indexOf(question) + 1] ?? '';
  const faq = item(page, question);
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
  await page.keyboard.press('Tab');
  await expect(item(page, after).locator('summary')).toBeFocused();
});

test('several answers can be open, and a link to a question opens it in view', async ({
  page,
  request,
  context,
}) => {
  const faqs = await publishedFaqs(request);
  const question = faqs[17]?.question ?? '';
  await page.goto('/faq');
  await awaitScript(page);
  for (const open of [faqs[0]?.question ?? '', question]) {
    await item(page, open).locator('summary').click();
  }
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(2);
  await item(page, question).getByRole('link', { name: 'Link to this question' }).click();
  const address = page.url();
  expect(new URL(address).hash).toMatch(/^#.{5,}/);
  const other = await context.newPage();
  await other.goto(address);
  await expect(item(other, question)).toHaveAttribute('open');
  await expect(item(other, question).getByText('Link to this question')).toBeInViewport();
  await expect(other.getByRole('main').locator('details[open]')).toHaveCount(1);
});

for (const look of looks) {
  test(
    `the FAQ page has no axe finding with an open question and without matches, on ${look.name}`,
    { tag: look.tag },
    async ({ page, request }) => {
      const faq = item(page, await questionWithLink(request));
      await page.goto('/faq');
      await awaitScript(page);
      await faq.locator('summary').click();
      await expect(faq.getByRole('link').first()).toBeVisible();
      expect(await axeFindingsInLooks(page, look, 'main')).toEqual([]);
      await search(page).fill('no such question');
      await expect(page.getByRole('search').getByRole('status')).toHaveText(
        'No question matches “no such question”. Capital letters count: “payroll” does not find “Payroll”.',
      );
      // axe measures only the part of a button that the header does not cover, and reports it as too small.
      await page.evaluate(() => {
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
      expect(await axeFindingsInLooks(page, look, 'main')).toEqual([]);
    },
  );
}
