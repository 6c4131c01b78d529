import type { CDPSession, Page } from 'playwright-core';

/** One answer that came over the network. */
export interface Received {
  mimeType: string;
  /** As they came: compressed, headers included. */
  bytes: number;
  /** When the last of them came, in seconds of the browser's own clock. */
  ended: number;
}

/** Writes down what a page gets over the network, from before its first request on. What comes from a cache is left out. */
export class Transfer {
  private readonly mimeTypes = new Map<string, string>();
  private readonly cached = new Set<string>();
  private loaded = Number.POSITIVE_INFINITY;
  /** All answers until now. */
  readonly received: Received[] = [];

  private constructor(session: CDPSession) {
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      this.cached.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const { url, mimeType, fromDiskCache, fromPrefetchCache } = response;
      if (!url.startsWith('http') || this.cached.has(requestId)) return;
      if (fromDiskCache === true || fromPrefetchCache === true) return;
      this.mimeTypes.set(requestId, mimeType);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) => {
      const mimeType = this.mimeTypes.get(requestId);
      if (mimeType !== undefined) this.received.push({ mimeType, bytes, ended: timestamp });
    });
    session.on('Page.loadEventFired', ({ timestamp }) => {
      this.loaded = timestamp;
    });
  }

  /** Those answers that had come when the page had loaded. */
  get receivedAtLoad(): Received[] {
    return this.received.filter(({ ended }) => ended <= this.loaded);
  }

  static async of(page: Page): Promise<Transfer> {
    const session = await page.context().newCDPSession(page);
    const transfer = new Transfer(session);
    await session.send('Network.enable');
    await session.send('Page.enable');
    return transfer;
  }
}
