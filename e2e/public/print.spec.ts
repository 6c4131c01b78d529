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

test('on paper a page keeps its name and its contact lines, without the ways on', async ({
  page,
}) => {
  await page.goto('/dc3');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByText('HR & Finance Cloud Consulting')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('support@example.com')).toBeVisible();
    await expect(footer.getByText('555-0142')).toBeVisible();
    // By their elements: what is hidden has no role.
    await expect(page.locator('header nav:visible, footer nav:visible')).toHaveCount(0);
    await expect(page.locator('summary:visible')).toHaveCount(0);
    await expect(page.getByText('Get Started').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('[href="#top"]:visible, [href="#main"]:visible')).toHaveCount(0);
  }
});

test('on paper every answer of the FAQ can be read, without the search', async ({
  page,
  request,
}) => {
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

test('on paper each role of a transformation stands once', async ({ page }) => {
  await page.goto('/stakeholders');
  // Slick makes copies of slides; only one of each is printed.
  await expect(page.locator('.slick-slide').first()).toBeAttached({ timeout: 15_000 });
  const heading = (name: string) =>
    page.getByRole('main').locator('h3, h4').getByText(name, { exact: true });
  for (const name of roles) {
    await expect(heading(name).filter({ visible: true }), name).toHaveCount(1);
  }
});

test('on paper a link in a text says where it leads, and a card or a button does not', async ({
  page,
}) => {
  const after = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element, '::after').content);
  await page.goto('/faq');
  const inAnswer = page.locator('main details a[href="/contact"]').first();
  expect(await after(inAnswer)).toContain('/contact');
  await page.goto('/services');
  const card = page.getByRole('link', { name: 'Advisory services' }).first();
  expect(await after(card)).not.toContain('/advisory');
});

test('on paper a page’s drawing is whole, debit and credit share a line, and what a person says does not touch the next rule', async ({
  page,
}) => {
  // A sheet of A4 between its margins.
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
  const voices = page.getByRole('main').locator('figure:has(blockquote):visible');
  const gaps = await voices.evaluateAll((all) =>
    all.slice(1).map((voice, index) => {
      const above = all[index]?.getBoundingClientRect().bottom ?? 0;
      return voice.getBoundingClientRect().top - above;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThan(8);
});
