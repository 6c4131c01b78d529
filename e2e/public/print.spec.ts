import type { Locator } from '@playwright/test';
import { expect, test } from '../support/system/test';

const roles = [
  'Executive sponsor',
  'Project manager',
  'HRIS director',
  'HR process owner',
  'Finance lead',
  'Integration architect',
  'Data lead',
  'Change lead',
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

test('prints a page with its heading and contact details, without navigation', async ({ page }) => {
  await page.goto('/dc3');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByText('HR & Finance Cloud Consulting')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('support@example.com')).toBeVisible();
    await expect(footer.getByText('555-0142')).toBeVisible();
    // By element, because hidden elements have no role.
    await expect(page.locator('header nav:visible, footer nav:visible')).toHaveCount(0);
    await expect(page.locator('summary:visible')).toHaveCount(0);
    await expect(page.getByText('Get Started').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('[href="#top"]:visible, [href="#main"]:visible')).toHaveCount(0);
  }
});

test('prints every answer of the FAQ, without the search', async ({ page, request }) => {
  const { allfaqs } = await (await request.get('/api/faq/allfaqs')).json();
  await page.goto('/faq');
  const answers = page.locator('main details > summary + div');
  await expect(answers.filter({ visible: true })).toHaveCount(allfaqs.length);
  for (const height of await answers.evaluateAll((all) => all.map((each) => each.clientHeight))) {
    expect(height).toBeGreaterThan(10);
  }
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Jump to a block of ten' })).toBeHidden();
});

test('prints each role of a transformation once', async ({ page }) => {
  await page.goto('/stakeholders');
  // Slick makes copies of slides; only one of each is printed.
  await expect(page.locator('.slick-slide').first()).toBeAttached({ timeout: 15_000 });
  const heading = (name: string) =>
    page.getByRole('main').locator('h3, h4').getByText(name, { exact: true });
  for (const name of roles) {
    await expect(heading(name).filter({ visible: true }), name).toHaveCount(1);
  }
});

test('prints the address of a link in a text, but not of a card or a button', async ({ page }) => {
  const after = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element, '::after').content);
  await page.goto('/faq');
  const inAnswer = page.locator('main details a[href="/contact"]').first();
  expect(await after(inAnswer)).toContain('/contact');
  await page.goto('/services');
  const card = page.getByRole('link', { name: 'Advisory services' }).first();
  expect(await after(card)).not.toContain('/advisory');
});

test('prints full drawings, debit and credit on one line, and testimonials with space between them', async ({
  page,
}) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 688, height: 980 });
  for (const route of [
    '/advisory-services',
    '/workday',
    '/machine-learning-and-predictive-analysis',
  ]) {
    await page.goto(route);
    const drawing = await page.getByRole('main').locator('svg').first().boundingBox();
    expect(drawing?.x, route).toBeGreaterThanOrEqual(0);
    expect((drawing?.x ?? 0) + (drawing?.width ?? 0), route).toBeLessThanOrEqual(688);
  }
  await page.goto('/');
  const ledger = page.getByRole('main').locator('dl').first().locator('dd');
  const [debit, credit] = await ledger.evaluateAll((sides) =>
    sides.map((side) => side.getBoundingClientRect()),
  );
  expect(credit?.top).toBe(debit?.top);
  expect(credit?.left).toBeGreaterThan(debit?.right ?? 688);
  const testimonials = page.getByRole('main').locator('figure:has(blockquote):visible');
  const gaps = await testimonials.evaluateAll((all) =>
    all.slice(1).map((testimonial, index) => {
      const above = all[index]?.getBoundingClientRect().bottom ?? 0;
      return testimonial.getBoundingClientRect().top - above;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThan(8);
});
