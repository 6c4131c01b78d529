import type { CDPSession, Page } from 'playwright-core';

/** One response from the network. */
export interface Received {
  mimeType: string;
  /** As transferred: compressed, headers included. */
  bytes: number;
  /** When its last byte arrived, in seconds of the browser's own clock. */
  ended: number;
}

/** Records what a page receives from the network, from its first request on. Responses from a cache are left out. */
export class Transfer {
  private readonly mimeTypes = new Map<string, string>();
  private readonly cached = new Set<string>();
  private loaded = Number.POSITIVE_INFINITY;
  /** All responses so far. */
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

  /** The responses that had arrived when the page had loaded. */
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
