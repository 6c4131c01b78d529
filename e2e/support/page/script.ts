import type { Page } from '@playwright/test';

/** Matches the address of any script. */
export const anyScript = /\.js$/;

/** Turns the browser's data saver on from the next page: pages then prefetch nothing. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });

/** The first press of a pointer loads the scripts. An event on `window` does the same without touching the page. */
export const askForScript = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));

/**
 * Loads the page's script as a visitor's first action does, and waits until a part is hydrated.
 * @param part a selector; header and footer are hydrated after the content
 */
export async function awaitScript(page: Page, part = 'main'): Promise<void> {
  await askForScript(page);
  await awaitLife(page, part);
}

/** Waits until the page's script has hydrated a part. */
export async function awaitLife(page: Page, part = 'main'): Promise<void> {
  // React marks each hydrated element.
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }, part);
  // React schedules the rest of its work, including effects, with messages that a paused clock does not stop.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage('');
      });
    }
  });
}

/** Waits for the whole style sheet, which comes with or after the scripts. Before it, links load a new document. */
export const awaitWholeStyles = (page: Page) =>
  page.waitForFunction(() =>
    Array.from(document.querySelectorAll('link')).some(
      ({ rel, sheet }) => rel === 'stylesheet' && sheet !== null,
    ),
  );

/**
 * Holds back files that the page requests, as a slow network does.
 * @returns releases them
 */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Holds back every script, so that a test can act before the page is hydrated. */
export const holdScripts = (page: Page) => holdBack(page, anyScript);

/** Aborts every request for a script, as a failing network does. `page.unroute(anyScript)` ends this. */
export const blockScripts = (page: Page) => page.route(anyScript, (route) => route.abort());
