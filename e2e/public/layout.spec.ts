import { banner, button } from '../support/page/carousel';
import { awaitScript } from '../support/page/script';
import { brokenAtHyphens, brokenWords } from '../support/page/words';
import { expect, test } from '../support/system/test';

test('an old hash address opens its page, and never another site', async ({ page, system }) => {
  await page.goto('/#/contact');
  await expect(page).toHaveURL(`${system.settings.siteUrl}/contact`);
  await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
  await page.goto('/?again#//example.com');
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).host).toBe(new URL(system.settings.siteUrl).host);
});

test('the mobile menu opens, closes with Escape and its links work', async ({ page, system }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  // Without script the menu opens, but Escape does not close it.
  await awaitScript(page);
  const menu = page.locator('summary', { hasText: 'Menu' });
  await menu.click();
  const faq = page.getByRole('banner').getByRole('link', { name: 'FAQ' });
  await expect(faq.last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(faq.last()).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await faq.last().click();
  await expect(page).toHaveURL(`${system.settings.siteUrl}/faq`);
});

test("the bar stays in view on scroll, and the footer's button scrolls to the top", async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Back to top' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeInViewport();
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Get Started opens the contact page at its top', async ({ page, system }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    window.scrollTo(0, 2000);
  });
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(`${system.settings.siteUrl}/contact`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is replaced by other ways to reach the firm, and the menu works', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/contact');
    const line = page.getByRole('main').getByText(/^The form needs JavaScript/);
    await expect(line).toBeVisible();
    await expect(line.getByRole('link')).toHaveText([
      '555-0142',
      '555-0178',
      'support@example.com',
    ]);
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).last().click();
    await expect(page).toHaveURL(/\/faq$/);
  });
});

test('no table is wider than its container on phones, tablets and desktops', async ({ page }) => {
  for (const route of [
    '/dc3',
    '/aksa-studio',
    '/reorg-chart-modelling',
    '/integration-deployment',
  ]) {
    await page.goto(route);
    const table = page.getByRole('main').getByRole('table');
    for (const width of [320, 620, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [inside, place = 0] = await table.evaluate((element) => [
        element.scrollWidth,
        element.parentElement?.clientWidth,
      ]);
      expect(inside, `${route} at ${String(width)} px`).toBeLessThanOrEqual(place);
    }
  }
});

test('the banner and its controls fit the first screen of a short phone', async ({ page }) => {
  for (const { width, height } of [
    { width: 320, height: 568 },
    { width: 320, height: 640 },
    { width: 360, height: 640 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await awaitScript(page);
    const pause = button(page, banner, 'Pause slides');
    await expect(pause, `${String(width)} × ${String(height)}`).toBeInViewport({ ratio: 1 });
  }
});

test('no word of a heading breaks on the smallest phone in the site’s font', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/stakeholders');
  await page.evaluate(() => document.fonts.ready);
  expect(await brokenWords(page)).toEqual([]);
});

test('opening hours, phone numbers and names in headings do not break at a hyphen', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const { route, texts, widths } of [
    {
      route: '/managed-services-and-new-functions-deployment',
      texts: main.locator('h1 + div p'),
      widths: [320, 1440],
    },
    { route: '/disclaimer', texts: main.locator('p'), widths: [360] },
    { route: '/team', texts: main.locator('h2'), widths: [360, 768, 1440] },
    { route: '/', texts: main.locator('h2 + p'), widths: [360, 1024] },
    { route: '/services', texts: main.locator('h3 + p'), widths: [1024] },
  ]) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenAtHyphens(texts), `${route} at ${String(width)} px`).toEqual([]);
    }
  }
});

test('the two charts of /healthcare are directly above their captions, which start at the same height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/healthcare');
  const charts = page
    .getByRole('main')
    .locator('figure:has(> svg + figcaption)')
    .filter({
      hasText: /share 28 nights/,
    });
  await expect(charts).toHaveCount(2);
  const places = () =>
    charts.evaluateAll((all) =>
      all.map((chart) => {
        const marks = Array.from(chart.querySelectorAll('svg *'));
        const caption = chart.querySelector('figcaption')?.getBoundingClientRect().top ?? 0;
        const lowest = Math.max(...marks.map((mark) => mark.getBoundingClientRect().bottom));
        return { caption, gap: caption - lowest };
      }),
    );
  for (const { gap } of await places()) expect(gap).toBeLessThan(30);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [five, seven] = await places();
    expect(five?.caption, `${String(width)} px`).toBe(seven?.caption);
  }
});

test('in a narrow column a figure precedes its label, and a long name wraps under its first word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const facts = await page
    .getByRole('article', { name: 'Dc3' })
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((fact) => {
        const left = (name: string) => fact.querySelector(name)?.getBoundingClientRect().left ?? 0;
        return { figure: left('dd'), label: left('dt'), top: fact.getBoundingClientRect().top };
      }),
    );
  expect(facts).toHaveLength(3);
  for (const { figure, label } of facts) expect(figure).toBeLessThan(label);
  expect(new Set(facts.map(({ top }) => top)).size).toBe(3);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/integration-deployment');
  const owner = page.getByRole('table').getByText('HR process owner');
  const lefts = await owner.evaluate((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return Array.from(words.getClientRects(), ({ left }) => left);
  });
  expect(lefts.length).toBeGreaterThan(1);
  expect(new Set(lefts).size).toBe(1);
});

test('a linked row shows an arrow without hover, on the line of its last word', async ({
  page,
}) => {
  for (const { route, name } of [
    { route: '/services', name: 'Configuration and tenant management' },
    { route: '/blog', name: 'The cut-over weekend has sixty hours' },
    { route: '/blog/three-payroll-calendars', name: 'Count twice, load once' },
    { route: '/dc3', name: 'Reorg Chart Modelling' },
  ]) {
    await page.goto(route);
    const last = page.getByRole('main').getByRole('link', { name }).locator('span');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { arrow, lines } = await last.evaluate((word) => {
        const { display, width, lineHeight } = getComputedStyle(word, '::after');
        return {
          arrow: display === 'inline-block' ? parseFloat(width) : 0,
          lines: Math.round(word.clientHeight / parseFloat(lineHeight)),
        };
      });
      expect(arrow, `${route} at ${String(width)} px`).toBeGreaterThan(14);
      expect(lines, `${route} at ${String(width)} px`).toBe(1);
    }
  }
});

test("a link's arrow is on the line of its last word", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/information-security');
  const links = page.getByRole('navigation', { name: 'The other three topics' }).getByRole('link');
  await expect(links).toHaveCount(3);
  const offLine = await links.evaluateAll((all) =>
    all.filter((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const arrow = link.querySelector('svg')?.getBoundingClientRect();
      if (!arrow) return true;
      words.setEndBefore(link.querySelector('svg') ?? link);
      const line = Array.from(words.getClientRects()).at(-1);
      return !line || arrow.top > line.bottom || arrow.left < line.right;
    }),
  );
  expect(offLine).toEqual([]);
});

test('the smallest phone shows the full search placeholder and round dots', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/faq');
  const search = page.getByRole('searchbox');
  // Typed text has the same room as the placeholder.
  await search.fill('Type here to search FAQ');
  const [words, place] = await search.evaluate((element) => [
    element.scrollWidth,
    element.clientWidth,
  ]);
  expect(words).toBeLessThanOrEqual(place);
  await page.goto('/dc3');
  const dots = await page
    .getByRole('main')
    .locator('td > span[aria-hidden]')
    .evaluateAll((all) =>
      all.map((dot) => dot.getBoundingClientRect()).filter(({ height }) => height > 2),
    );
  expect(dots.length).toBeGreaterThan(0);
  for (const { width, height } of dots) expect(width).toBe(height);
});

test('the smallest phone shows the red parts of a service’s drawing up to their right ends', async ({
  page,
}) => {
  const width = 320;
  await page.setViewportSize({ width, height: 740 });
  for (const route of ['/advisory-services', '/integration-deployment']) {
    await page.goto(route);
    const ends = await page
      .getByRole('main')
      .locator('svg')
      .first()
      .locator('[fill="var(--art-accent)"]')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right));
    expect(ends.length, route).toBeGreaterThan(0);
    for (const end of ends) {
      expect(end, route).toBeGreaterThan(0);
      expect(end, route).toBeLessThanOrEqual(width);
    }
  }
});

test('on a tablet the contact details and their drawing share the width below the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/contact');
  const aside = page.getByRole('main').getByRole('complementary');
  const whole = (await aside.boundingBox())?.width ?? 0;
  const drawing = (await aside.locator('svg').last().boundingBox())?.width;
  expect(drawing).toBeLessThan(whole / 2);
});

test('parts that are side by side start at the same height', async ({ page }) => {
  const tops = async (route: string, from: number, to: number) => {
    await page.goto(route);
    const headings = page.getByRole('main').getByRole('heading', { level: 3 });
    const all = await headings.evaluateAll((each) =>
      each.map((heading) => heading.getBoundingClientRect().top),
    );
    return all.slice(from, to);
  };
  await page.setViewportSize({ width: 768, height: 1024 });
  const [first, second] = await tops('/blog', 1, 3);
  expect(first).toBe(second);
  await page.setViewportSize({ width: 1280, height: 900 });
  const [one, other] = await tops('/dc3', -2, Infinity);
  expect(one).toBe(other);
});
