import type { APIRequestContext, CDPSession, Page } from 'playwright-core';

/** One answer that came over the network. */
export interface Received {
  url: string;
  mimeType: string;
  body: Buffer;
}

/** Writes down what a page gets over the network, from before its first request on. */
export class Transfer {
  private readonly answers = new Map<string, { url: string; mimeType: string }>();
  private readonly bodies = new Map<string, Promise<Buffer>>();
  private readonly cached = new Set<string>();
  /** Requests that went over the network. */
  requests = 0;

  private constructor(
    private readonly session: CDPSession,
    private readonly request: APIRequestContext,
  ) {}

  static async of(page: Page): Promise<Transfer> {
    const session = await page.context().newCDPSession(page);
    const transfer = new Transfer(session, page.request);
    transfer.listen();
    await session.send('Network.enable');
    return transfer;
  }

  private listen(): void {
    const { session } = this;
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      this.cached.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const { url, mimeType, fromDiskCache, fromPrefetchCache } = response;
      if (!url.startsWith('http') || this.cached.has(requestId)) return;
      if (fromDiskCache === true || fromPrefetchCache === true) return;
      this.requests += 1;
      this.answers.set(requestId, { url, mimeType });
    });
    session.on('Network.loadingFinished', ({ requestId }) => {
      const answer = this.answers.get(requestId);
      if (answer === undefined) return;
      const body = this.bodyOf(requestId, answer.url);
      // What comes while the page is closed is asked for by nobody any more; else whoever asks hears of the failure.
      body.catch(() => undefined);
      this.bodies.set(requestId, body);
    });
  }

  private async bodyOf(requestId: string, url: string): Promise<Buffer> {
    try {
      const { body, base64Encoded } = await this.session.send('Network.getResponseBody', {
        requestId,
      });
      return Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
    } catch {
      // The browser does not keep what it only prefetched, nor a worker's script: the same file is asked for again.
      const answer = await this.request.get(url, { ignoreHTTPSErrors: true });
      return answer.body();
    }
  }

  /** All answers until now. */
  async received(): Promise<Received[]> {
    return Promise.all(
      [...this.bodies].map(async ([requestId, body]) => {
        const { url, mimeType } = this.answers.get(requestId) ?? { url: '', mimeType: '' };
        return { url, mimeType, body: await body };
      }),
    );
  }
}
