import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/system/test';

/** Serves a page of which the end is held back. */
async function serveInParts(html: string) {
  const cut = html.indexOf('</main>');
  let finish = () => {};
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    finish = () => {
      response.end(html.slice(cut));
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}/`,
    finish: () => {
      finish();
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name));

const expectLink = /<link rel="expect"[^>]*>/;

for (const [what, change, early] of [
  ['is painted once it is there as a whole', (html: string) => html, false],
  ['would else be painted in parts', (html: string) => html.replace(expectLink, ''), true],
] as const) {
  test(`a page ${what}`, async ({ page, house }) => {
    const html = await (await fetch(`${house.settings.siteUrl}/about`)).text();
    expect(html).toMatch(expectLink);
    const server = await serveInParts(change(html));
    try {
      await page.goto(server.url, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeAttached();
      if (early) await expect.poll(() => paints(page)).toContain('first-contentful-paint');
      else {
        // So long a browser does not wait that means to paint.
        await page.waitForTimeout(1_000);
        expect(await paints(page)).not.toContain('first-contentful-paint');
      }
      server.finish();
      await page.waitForLoadState();
      await expect.poll(() => paints(page)).toContain('first-contentful-paint');
    } finally {
      server.stop();
    }
  });
}
