import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { functionsEnv, loadFunctions } from '../../../scripts/serve/functions';
import { BorrowedEnv } from '../system/borrowed-env';
import { samplePages } from '../system/sample';
import { serveOutput } from '../system/serve-output';
import type { System } from '../system/system';

/** Where a CMS of the panel's tests finds the site, if it has this as SITE_URL. Nobody listens there. */
export const previewSiteUrl = 'https://site.example';

/** The functions of the site, which ask the panel's CMS. */
export interface PreviewSite {
  /** Serves the built site to all pages of a context, with its functions. */
  open: (context: BrowserContext) => Promise<void>;
  close: () => void;
}

/** The panel's system has no site: this one serves the sample's pages, which are the same for every CMS, and its functions. */
export async function startPreviewSite(system: System): Promise<PreviewSite> {
  const { settings, secrets } = system;
  const env = new BorrowedEnv();
  env.set({ ...functionsEnv(settings, secrets), CAPTCHA_COST: '10' });
  const functions = await loadFunctions(settings, 'dev');
  return {
    async open(context) {
      await serveOutput(context, path.join(samplePages, 'site/out'), previewSiteUrl);
      await context.route(`${previewSiteUrl}/api/**`, async (route) => {
        const sent = route.request();
        const body = sent.postDataBuffer();
        const request = new Request(sent.url(), {
          method: sent.method(),
          headers: await sent.allHeaders(),
          ...(body === null ? {} : { body: new Uint8Array(body) }),
        });
        const answer = await functions.call(request, '203.0.113.9');
        if (answer === undefined) throw new Error(`No function answers ${sent.url()}.`);
        await route.fulfill({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(await answer.arrayBuffer()),
        });
      });
    },
    close: () => {
      env.restore();
    },
  };
}
