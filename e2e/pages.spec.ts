import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from './house/test';

declare global {
  interface Window {
    /** Put there by `axeFindings`. */
    axe: typeof axe;
  }
}

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const routes = ['/', '/contact', '/faq', '/blog', '/blog/the-cut-over-weekend', '/no-such-page'];
const widths = [360, 1280];
const schemes = ['light', 'dark'] as const;

/** The findings of axe for WCAG 2.2 A and AA, nothing switched off or left out. */
async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** Collects what a page reports as wrong while it is open. That an unknown address itself is not found is right. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (line) => {
    const notFound = line.text().includes('404 (Not Found)');
    if (line.type() === 'error' && !notFound) problems.push(line.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().includes('/no-such-page')) {
      problems.push(`${String(response.status())} ${response.url()}`);
    }
  });
  return problems;
}

for (const route of routes) {
  test(`${route} is whole: status, one h1, title, description, no error, no broken link`, async ({
    page,
    request,
  }) => {
    const problems = watch(page);
    const response = await page.goto(route);
    expect(response?.status()).toBe(route === '/no-such-page' ? 404 : 200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.title()).not.toBe('');
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /.{30,}/);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    for (const link of new Set(links)) {
      const target = await request.get(link);
      expect(target.status(), link).toBe(200);
    }
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  for (const width of widths) {
    for (const colorScheme of schemes) {
      test(`${route} has no axe finding and no sideways scroll at ${String(width)} px, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        expect(await axeFindings(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  }
}

test('an old hash address lands on its page, and on no foreign one', async ({ page, house }) => {
  await page.goto('/#/contact');
  await expect(page).toHaveURL(`${house.settings.siteUrl}/contact`);
  await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
  await page.goto('/?again#//example.com');
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).host).toBe(new URL(house.settings.siteUrl).host);
});

test('on a phone the menu opens, leads on, and closes with Escape', async ({ page, house }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.locator('summary', { hasText: 'Menu' });
  await menu.click();
  const faq = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
  await expect(faq.last()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(faq.last()).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await faq.last().click();
  await expect(page).toHaveURL(`${house.settings.siteUrl}/faq`);
});

test('the bar stays in view on scroll, and the button in the footer leads back to the top', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Back to top' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeInViewport();
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Get Started leads to the contact page, which opens at its top', async ({ page, house }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    window.scrollTo(0, 2000);
  });
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(`${house.settings.siteUrl}/contact`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('without script every page shows its content, and the form says how to reach the firm', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const route of routes) {
    await page.goto(`${house.settings.siteUrl}${route}`);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto(`${house.settings.siteUrl}/contact`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '555-0142' }).first()).toBeVisible();
  await expect(main.getByText(/script/i).first()).toBeVisible();
  await context.close();
});
