import type { Page } from '@playwright/test';

/** Limits that `npm test` checks for each page. `npm run bench` compares the pages' size and speed with their twins. */
export const budgets = {
  /** Requests before the visitor's first action, including the page, without prefetching. */
  requestsBeforeUse: 8,
  /** Characters of inline script in a page. */
  inlineScript: 2_000,
} as const;

/** A page's requests since it was watched, as reported by the browser. */
export interface Traffic {
  /** The addresses of all requests to a server. */
  requests: string[];
  /** The addresses of the scripts among them. */
  scripts: string[];
  /** The scripts' request priorities, in the same order. */
  scriptPriorities: string[];
  /** How many bytes of scripts were received. */
  scriptBytes: number;
}

/** Watches a page's requests from now on. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const traffic: Traffic = { requests: [], scripts: [], scriptPriorities: [], scriptBytes: 0 };
  const scriptIds = new Set<string>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    traffic.requests.push(request.url);
    if (type !== 'Script' && !new URL(request.url).pathname.endsWith('.js')) return;
    traffic.scripts.push(request.url);
    traffic.scriptPriorities.push(request.initialPriority);
    scriptIds.add(requestId);
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scriptIds.has(requestId)) traffic.scriptBytes += encodedDataLength;
  });
  await browser.send('Network.enable');
  return traffic;
}
