import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/system/test';

/** Serves a page and holds its end back. */
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

test('a page paints before its end has arrived', async ({ page, system }) => {
  const server = await serveInParts(await (await fetch(`${system.settings.siteUrl}/about`)).text());
  try {
    await page.goto(server.url, { waitUntil: 'commit' });
    await expect.poll(() => paints(page)).toContain('first-contentful-paint');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    server.finish();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  } finally {
    server.stop();
  }
});
