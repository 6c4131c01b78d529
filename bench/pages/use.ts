import type { Page } from 'playwright-core';
import type { Kind } from '../sites/kinds';
import { untilQuiet } from '../browser/quiet';

const summary = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(60);
  }
}

/** What every page has: the menu, opened and closed, and the scroll to its end. */
async function useShell(page: Page): Promise<void> {
  await summary(page, 'Menu').first().tap();
  await page.getByRole('navigation', { name: 'Main, small screens' }).waitFor();
  await summary(page, 'Menu').first().tap();
  await scrollToEnd(page);
}

/** Uses the controls that a phone sees. */
async function useCarousels(page: Page): Promise<void> {
  const controls = page
    .locator('[aria-roledescription="carousel"]')
    .getByRole('button', { name: /^(Next|Previous|Slide 2)/ });
  const count = await controls.count();
  if (count === 0) throw new Error('The carousels show nothing to steer them with.');
  for (let index = 0; index < count; index += 1) {
    await controls.nth(index).tap();
    await page.waitForTimeout(1_000);
  }
}

async function sendMessage(page: Page): Promise<void> {
  const fields = {
    Name: 'Project manager',
    Email: 'pm@example.com',
    Phone: '555-0123',
    Subject: 'Leaving our old ERP',
    Message: 'We run payroll in three places.\nCan you help?',
  };
  // Sent empty first, because the alert is part of the page too.
  await page.getByRole('button', { name: 'Send message' }).tap();
  await page.getByRole('alert').first().waitFor();
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByText("I'm not a robot", { exact: true }).tap();
  await page.getByText('Confirmed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send message' }).tap();
  await page.getByText('Thank you! we will reach you shortly').waitFor();
}

async function readFaq(page: Page): Promise<void> {
  const questions = page.locator('main details');
  await questions.first().locator('summary').tap();
  await page.getByRole('link', { name: /^2: Questions/ }).tap();
  const search = page.getByLabel('Search FAQ', { exact: true });
  await search.pressSequentially('payroll', { delay: 40 });
  await page.getByText(/ of .* match/).waitFor();
}

async function readArticle(page: Page): Promise<void> {
  const contents = page.locator('main nav a[href^="#"]').first();
  if ((await contents.count()) > 0) await contents.tap();
}

const ways: Record<Kind, (page: Page) => Promise<void>> = {
  text: async () => Promise.resolve(),
  home: useCarousels,
  contact: sendMessage,
  FAQ: readFaq,
  article: readArticle,
};

/** Uses everything on a page, as a visitor would, with the real functions. */
export async function useEverything(page: Page, kind: Kind): Promise<void> {
  page.setDefaultTimeout(20_000);
  await useShell(page);
  await ways[kind](page);
  await untilQuiet(page);
}
