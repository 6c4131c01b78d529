import { awaitScript } from '../support/page/script';
import { expect, test } from '../support/system/test';

/** Addresses without a page: beside pages, below them, deep, and one that only looks like a page of ours. */
const lost = ['/no-such-page', '/blog/no-such-article', '/about/us/today', '/About', '/faq.php'];

for (const address of lost) {
  test(`${address} shows the fallback page with status 404`, async ({ page, house }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await awaitScript(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This position is vacant');
    await expect(page).toHaveTitle(/^This position is vacant \| /);
    await expect(page).toHaveURL(house.settings.siteUrl + address);
  });
}

test('every way on from the fallback page leads to a page', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/no/such/page');
  const names = (await main.getByRole('link').allTextContents()).map((name) => name.trim());
  expect(names).toEqual([
    'Home',
    'Our services',
    'Our tools',
    'Frequently asked questions',
    'Contact us',
  ]);
  for (const name of names) {
    await page.goto('/no/such/page');
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This position is vacant');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
});
