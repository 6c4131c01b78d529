import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { menuToggle } from '../support/page/bar';
import { OwnSystem } from '../support/system/own-system';
import { sharedPorts } from '../support/system/ports';
import { contentRoutes, noPage, specRoutes } from '../support/page/routes';
import { awaitScript } from '../support/page/script';
import { serveOutput } from '../support/system/serve-output';
import { expect, test as base } from '../support/system/test';

/** Builds the shared system's site into its own folder; it is never started. */
let development: OwnSystem;

/**
 * Restores the style attributes that publishing removes (site/publish/pages/style-attributes.ts): React's development build compares
 * them, and reports only the first difference.
 */
const withStyleAttributes = (html: string) =>
  html
    .replace(' id="gatsby-focus-wrapper"', ' style="outline:none"$&')
    .replace(
      ' id="gatsby-announcer"',
      '$& style="position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0"',
    );

// The policy forbids style attributes.
base.use({ bypassCSP: true });

/** The pages of the running system with React's development build, at the system's own address. */
const test = base.extend({
  page: async ({ page, system }, use) => {
    const { siteUrl } = system.settings;
    await serveOutput(page, development.out, siteUrl, withStyleAttributes);
    // The shared system's functions answer.
    await page.route(`${siteUrl}/api/**`, (route) => route.continue());
    await use(page);
  },
});

// Not a worker fixture: Playwright would start another worker, and so another system, for it.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ system }) => {
  test.setTimeout(300_000);
  development = new OwnSystem('react-development', sharedPorts);
  development.secrets = system.secrets;
  development.makeWorkshop();
  await development.build({ REACT_DEVELOPMENT: 'true' });
});

const article = contentRoutes.find((route) => /^\/blog\/[^/]+$/.test(route)) ?? '';
const category = contentRoutes.find((route) => route.startsWith('/blog/category/')) ?? '';

/** Collects a page's warnings, errors and uncaught exceptions. */
function listenTo(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (line) => {
    const isOfMissingPage = line.location().url.includes(noPage);
    if (['warning', 'error'].includes(line.type()) && !isOfMissingPage) messages.push(line.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** Opens a page and moves the mouse and presses a key, which loads its scripts. */
async function openAndHydrate(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.mouse.move(200, 200);
  await page.keyboard.press('Shift');
  await awaitScript(page);
}

/** Uses the interactive parts of a page: carousels, form and menu. */
async function usePage(page: Page): Promise<void> {
  for (const next of await page.getByRole('button', { name: /^Next / }).all()) await next.click();
  const fields = page.getByRole('main').getByRole('textbox');
  if ((await fields.count()) > 0) await fields.first().fill('Payroll');
  const menu = menuToggle(page).or(page.getByRole('banner').getByText('Services', { exact: true }));
  await menu.filter({ visible: true }).first().click();
  await page.waitForLoadState('networkidle');
}

const sizes = [
  { of: 'a desktop', viewport: { width: 1280, height: 800 } },
  { of: 'a phone', viewport: { width: 390, height: 844 } },
];

for (const { of, viewport } of sizes) {
  test.describe(`on ${of}`, { tag: '@full' }, () => {
    test.use({ viewport });

    for (const route of [...specRoutes, article, category, noPage]) {
      test(`React reports nothing on ${route}`, async ({ page }) => {
        const messages = listenTo(page);
        await openAndHydrate(page, route);
        await usePage(page);
        expect(messages).toEqual([]);
      });
    }
  });
}

for (const [what, tag, changed, words] of [
  ['text', /(<h1[^>]*>)/, '$1Not ', /Text content did not match/],
  ['style', ' style="outline:none"', ' style="outline:thin"', /Prop .* did not match.* style /],
] as const) {
  test(
    `React reports a ${what} that differs from its own output`,
    { tag: '@full' },
    async ({ page, system }) => {
      const html = withStyleAttributes(
        readFileSync(path.join(development.out, 'about.html'), 'utf8'),
      );
      await page.route(`${system.settings.siteUrl}/about`, (route) =>
        route.fulfill({ contentType: 'text/html', body: html.replace(tag, changed) }),
      );
      const messages = listenTo(page);
      await openAndHydrate(page, '/about');
      expect(messages.join('\n')).toMatch(words);
    },
  );
}
