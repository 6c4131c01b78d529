import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findBrowser } from '../../scripts/test/browser';
import { readCertificate } from '../sites/certificate';
import type { Bench } from '../part';

/** One browser for all measurements of a part, started on first use. */
export function browserOf(bench: Bench): () => Promise<Browser> {
  let started: Promise<Browser> | undefined;
  const start = async () => {
    const { browserFlag } = await readCertificate(bench.root);
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        browserFlag,
      ],
    });
    bench.atEnd(() => browser.close());
    return browser;
  };
  return () => (started ??= start());
}

/** A phone that has never visited the site: Lighthouse's screen, touch, an empty cache. */
export function newPhone(browser: Browser, height = 823): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}
