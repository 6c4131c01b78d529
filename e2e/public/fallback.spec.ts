import { awaitScript } from '../support/page/script';
import { expect, test } from '../support/system/test';

/** Addresses without a page at various levels, with wrong capitals and with a file extension. */
const missing = [
  '/no-such-page',
  '/blog/no-such-article',
  '/about/us/today',
  '/aBoUt',
  '/faq.php',
] as const;

test('an address without a page shows the fallback page with status 404', async ({
  page,
  request,
  system,
}) => {
  const [address, ...others] = missing;
  expect((await page.goto(address))?.status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This position is vacant');
  await awaitScript(page);
  await expect(heading).toHaveText('This position is vacant');
  await expect(page).toHaveTitle(/^This position is vacant \| /);
  await expect(page).toHaveURL(system.settings.siteUrl + address);
  for (const other of others) {
    const answer = await request.get(other);
    expect(answer.status(), other).toBe(404);
    expect(await answer.text(), other).toContain('This position is vacant');
  }
});

test('an address with wrong capitals leads to its page', async ({ page, request, system }) => {
  for (const [from, to] of [
    ['/About', '/about'],
    ['/FAQ', '/faq'],
    ['/Privacy-Policy', '/privacy-policy'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    const { location = '' } = answer.headers();
    expect(new URL(location, system.settings.siteUrl).pathname, from).toBe(to);
  }
  await page.goto('/aBoUt?from=a+card');
  await expect(page).toHaveURL(`${system.settings.siteUrl}/about?from=a+card`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This position is vacant');
});

test('every link on the fallback page leads to a page', async ({ page, request }) => {
  const links = page.getByRole('main').getByRole('link');
  await page.goto('/no/such/page');
  await expect(links).toHaveText([
    'Home',
    'Our services',
    'Our tools',
    'Frequently asked questions',
    'Contact us',
  ]);
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
  await links.last().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
