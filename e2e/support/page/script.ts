import type { Page } from '@playwright/test';

/** The address of a script. */
export const anyScript = /\.js$/;

/** Has the browser say, from the next page on, that the visitor saves data: then a page fetches nothing unasked. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });

/** The first press of a pointer brings the scripts. One that `window` is told of stands for it and touches nothing of the page. */
export const askForScript = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));

/**
 * Brings the page's script as what a visitor does first brings it, and waits until it has taken over what the build wrote.
 * @param part what is waited for; the header and the footer come to life after the content
 */
export async function awaitScript(page: Page, part = 'main'): Promise<void> {
  await askForScript(page);
  await awaitLife(page, part);
}

/** Waits until the page's script has taken over a part of what the build wrote. */
export async function awaitLife(page: Page, part = 'main'): Promise<void> {
  // React marks each element that it has.
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }, part);
  // What is left of its work, the effects among it, is done between messages, which no halted clock holds up.
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

/** Waits for the whole style sheet, which comes with the scripts or after them. Until it is there links load the next page as a whole. */
export const awaitWholeStyles = (page: Page) =>
  page.waitForFunction(() =>
    Array.from(document.querySelectorAll('link')).some(
      ({ rel, sheet }) => rel === 'stylesheet' && sheet !== null,
    ),
  );

/**
 * Holds back files that the page asks for, as a slow network does.
 * @returns what lets them go
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

/** Holds back every script, so that a test has all the time that it needs before the page is live. */
export const holdScripts = (page: Page) => holdBack(page, anyScript);

/** Stops every script on its way, as a network that fails does. `page.unroute(anyScript)` brings it back. */
export const blockScripts = (page: Page) => page.route(anyScript, (route) => route.abort());
