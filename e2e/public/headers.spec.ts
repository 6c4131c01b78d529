import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildRecordPath } from '../support/api/api';
import { directivesOf, expectHeaders, isHash } from '../support/api/headers';
import { send } from '../support/api/send';
import type { System } from '../support/system/system';
import { allRoutes, noPage } from '../support/page/routes';
import { expect, test } from '../support/system/test';

/** The files of the output that are not pages, each with its row in the documentation. The host reads names that start with `_`. */
function filesOf(system: System): [kind: string, address: string][] {
  return readdirSync(system.out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(system.out, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^_|\.html$/.test(file))
    .map((file) => {
      const address = encodeURI(`/${file.split(path.sep).join('/')}`);
      if (address === buildRecordPath) return ['Record of the build', address];
      if (address.startsWith('/static/')) return ['File below `/static/`', address];
      const hashed = /^\/[^/]+[-.][0-9a-f]{20}\.(js|css)$/.test(address);
      return [hashed ? 'Script or style with a hash in its name' : 'Other file', address];
    });
}

const otherAnswer = 'Other answer of the API';

test('every page has the documented headers', async ({ system }) => {
  for (const route of allRoutes) {
    const answer = await send(system.settings.siteUrl + route);
    expect(answer.status, route).toBe(200);
    expectHeaders('Page', route, answer);
  }
});

test('every address without a page answers with the documented headers', async ({ system }) => {
  for (const address of [noPage, '/blog/no-such', '/no-such.js', '/static/no-such.png']) {
    const answer = await send(system.settings.siteUrl + address);
    expect(answer.status, address).toBe(404);
    expectHeaders('Fallback page, with status 404', address, answer);
  }
});

test('every file has the documented headers and its content type', async ({ system }) => {
  const files = filesOf(system);
  const types = new Set(files.map(([, address]) => path.extname(address)));
  for (const type of ['.js', '.css', '.json', '.woff2', '.avif', '.png', '.svg', '.xml']) {
    expect(types).toContain(type);
  }
  for (const [kind, address] of files) {
    const answer = await send(system.settings.siteUrl + address);
    expect(answer.status, address).toBe(200);
    expectHeaders(kind, address, answer);
    // With nosniff, browsers ignore a script or style of another type.
    expect(answer.headers.get('content-type'), address).toMatch(/^\w+\/[\w.+-]+/);
  }
});

test('the captcha and unknown API addresses answer with the documented headers', async ({
  system,
}) => {
  for (const address of ['/api/captcha', '/api/', '/api/no-such', '/api/faq/editfaq/..%2f']) {
    expectHeaders(otherAnswer, address, await send(system.settings.siteUrl + address));
  }
});

test('a redirect has a location and no page', async ({ system }) => {
  for (const address of ['/products', '/case-study', '/blog-details', '/webadmin', '/addfaq']) {
    const { status, headers, text } = await send(system.settings.siteUrl + address);
    expect([301, 302], address).toContain(status);
    expect(headers.get('location'), address).not.toBeNull();
    expect(headers.get('content-type') ?? 'text/plain', address).toMatch(/^text\/plain/);
    expect(text, address).not.toContain('<');
  }
});

test("the pages' policy allows nothing unsafe and no wildcard", async ({ system }) => {
  const { headers } = await send(system.settings.siteUrl);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|strict-dynamic|https?:|blob:/);
  const { 'script-src': scripts = [], 'style-src': styles = [] } = directivesOf(policy);
  expect(scripts.filter(isHash).length).toBeGreaterThan(0);
  expect(styles.filter(isHash).length).toBeGreaterThan(0);
});

test('security.txt names a contact and expires within a year', async ({ system }) => {
  const address = `${system.settings.siteUrl}/.well-known/security.txt`;
  const { status, headers, text } = await send(address);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(text).toMatch(/^Contact: mailto:support@example\.com$/m);
  expect(text).toContain(`\nCanonical: ${address}\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

/** Markup that an attacker might inject. Whatever runs adds its name to the root element's classes. */
const ran = (what: string) => `document.documentElement.classList.add('ran-${what}')`;
const injected = `
  <script>${ran('script')}</script>
  <script src="data:text/javascript,${ran('data')}"></script>
  <img src="/favicon.svg" alt="" onload="${ran('handler')}">
  <iframe src="/about"></iframe>
  <iframe srcdoc="<script>parent.${ran('frame')}</script>"></iframe>
  <a href="javascript:${ran('link')}">A trap</a>
  <style>#drawn { position: fixed }</style>
  <p id="drawn">Drawn</p>
  <p id="styled" style="position: fixed">Styled</p>
  <base href="https://example.com/">`;

/** Opens a page with this markup and clicks its link. @returns what ran or was applied */
async function openInjected(page: Page, withPolicy: boolean): Promise<string[]> {
  await page.route('**/disclaimer', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    if (!withPolicy) delete headers['content-security-policy'];
    const body = (await response.text()).replace('</body>', `${injected}</body>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/disclaimer');
  await page.getByText('A trap').click();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const isDrawn = (id: string) =>
      getComputedStyle(document.getElementById(id) ?? document.body).position === 'fixed';
    return [
      ...document.documentElement.classList,
      ...['drawn', 'styled'].filter(isDrawn),
      ...(document.baseURI.startsWith('https://example.com') ? ['base'] : []),
    ].filter((name) => /^ran-|drawn|styled|base/.test(name));
  });
}

/** The violated directive that a browser's message names. */
const directiveIn = ({ text }: { text: string }) =>
  /directive:? ["']([a-z-]+)/.exec(text)?.[1] ?? text;

test('the policy stops everything injected into a page', async ({ page, takeViolations }) => {
  expect(await openInjected(page, true)).toEqual([]);
  const stopped = takeViolations().map(directiveIn);
  expect(stopped.length).toBeGreaterThanOrEqual(8);
  expect([...new Set(stopped)].sort()).toEqual([
    'base-uri',
    'frame-src',
    'script-src',
    'style-src',
  ]);
});

test('without the policy all of it runs, except a frame of a page that forbids framing', async ({
  page,
  takeViolations,
}) => {
  expect((await openInjected(page, false)).sort()).toEqual([
    'base',
    'drawn',
    'ran-data',
    'ran-frame',
    'ran-handler',
    'ran-link',
    'ran-script',
    'styled',
  ]);
  expect(takeViolations().map(directiveIn)).toEqual(['frame-ancestors']);
});

test('detects a policy violation in every kind of page and context', async ({
  page,
  browser,
  system,
  takeViolations,
}) => {
  const script = await browser.newContext();
  const noScript = await browser.newContext({ javaScriptEnabled: false });
  const opened = [page, await script.newPage(), await noScript.newPage(), await browser.newPage()];
  for (const one of opened) {
    await one.route('**/disclaimer', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</body>',
        '<p style="color: red">Red</p></body>',
      );
      await route.fulfill({ response, body });
    });
    await one.goto(`${system.settings.siteUrl}/disclaimer`);
    await one.getByText('Red', { exact: true }).waitFor();
    await expect.poll(() => takeViolations().length).toBe(1);
  }
  await Promise.all([script.close(), noScript.close(), opened.at(-1)?.close()]);
});
