import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Lets one page see a built site without a server: this process can hold the functions of one house only.
 * @param out the folder with the output of the build
 * @param siteUrl the address that the site was built for
 */
export async function serveOutput(page: Page, out: string, siteUrl: string): Promise<void> {
  await page.route(`${siteUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [`${pathname}.html`, pathname]
      .map((name) => path.join(out, name))
      .find((name) => existsSync(name));
    await (file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path: file }));
  });
}
