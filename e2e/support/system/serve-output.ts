import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The headers of every file, the policy of the pages among them: the first rule of `_headers`, that of `/*`. */
function headersIn(out: string): Record<string, string> {
  const [everywhere = ''] = readFileSync(path.join(out, '_headers'), 'utf8').split(/\n(?=\/)/);
  const lines = everywhere.matchAll(/^ +([\w-]+): (.+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Lets one page see a built site, under its policy, without a server: this process can hold the functions of one system only.
 * @param out the folder with the output of the build
 * @param siteUrl the address that the site was built for
 * @param change what is done to the HTML of each page before
 */
export async function serveOutput(
  page: Page,
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
