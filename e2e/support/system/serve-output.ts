import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

/** The headers of every file, including the pages' policy: the first rule of `_headers`, that of `/*`. */
function headersIn(out: string): Record<string, string> {
  const [everywhere = ''] = readFileSync(path.join(out, '_headers'), 'utf8').split(/\n(?=\/)/);
  const lines = everywhere.matchAll(/^ +([\w-]+): (.+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Serves a built site to one page, or to all pages of a context, with its policy but without a server, because a process can run the functions of only one
 * system.
 * @param out the output folder of the build
 * @param siteUrl the address that the site was built for
 * @param change modifies the HTML of each page
 */
export async function serveOutput(
  page: Page | BrowserContext,
  out: string,
  siteUrl: string,
  change = (html: string) => html,
): Promise<void> {
  const headers = headersIn(out);
  await page.route(`${siteUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [`${pathname === '/' ? '/index' : pathname}.html`, pathname]
      .map((name) => path.join(out, name))
      .find((name) => existsSync(name));
    const found = file ?? path.join(out, '404.html');
    const content = found.endsWith('.html')
      ? { body: change(readFileSync(found, 'utf8')), contentType: 'text/html; charset=utf-8' }
      : { path: found };
    await route.fulfill({ ...content, status: file === undefined ? 404 : 200, headers });
  });
}
