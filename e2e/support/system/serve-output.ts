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
 * Lets one page see a built site, under its policy, without a server: this process can hold the functions of one house only.
 * @param out the folder with the output of the build
 * @param siteUrl the address that the site was built for
 */
export async function serveOutput(page: Page, out: string, siteUrl: string): Promise<void> {
  const headers = headersIn(out);
  await page.route(`${siteUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [`${pathname === '/' ? '/index' : pathname}.html`, pathname]
      .map((name) => path.join(out, name))
      .find((name) => existsSync(name));
    await (file === undefined
      ? route.fulfill({ path: path.join(out, '404.html'), status: 404, headers })
      : route.fulfill({ path: file, headers }));
  });
}
