import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { deployNotificationPath, deploySignatureHeader } from '../api';
import { signDeployNotification } from './deploy-signature';

/** Tells the CMS how a build stands; `reason` says why it failed. Returns at once. */
export type Tell = (state: 'building' | 'ready' | 'error', reason?: string) => void;

const timeoutMs = 5_000;
const pausesMs = [0, 1_000, 2_000, 4_000, 8_000];

/** Sends the notifications that Netlify would send, signed as its are, one after the other. */
export class DeployNotifier {
  private readonly closing = new AbortController();
  private last: Promise<void> = Promise.resolve();

  /**
   * @param cmsUrl where they go
   * @param secret DEPLOY_NOTIFICATION_SECRET of the CMS
   * @param pauses before each try, in milliseconds
   */
  constructor(
    private readonly cmsUrl: string,
    private readonly secret: string,
    private readonly pauses: readonly number[] = pausesMs,
  ) {}

  /** A build that begins now. */
  begin(): Tell {
    const deploy = {
      id: randomUUID(),
      context: 'production',
      created_at: new Date().toISOString(),
    };
    return (state, reason) => {
      const body = JSON.stringify({ ...deploy, state, error_message: reason ?? null });
      this.last = this.last.then(() => this.send(body));
    };
  }

  /** Sends nothing any more. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.last;
  }

  private async send(body: string): Promise<void> {
    const { signal } = this.closing;
    for (const pause of this.pauses) {
      try {
        await wait(pause, undefined, { signal });
        const { ok, status } = await this.post(body);
        if (ok) return;
        // The CMS has understood, and does not want it: neither will it later.
        if (status < 500) break;
      } catch {
        if (signal.aborted) return;
      }
    }
    console.error('The CMS could not be told how the build of the site stands.');
  }

  private async post(body: string): Promise<Response> {
    const response = await fetch(`${this.cmsUrl}${deployNotificationPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [deploySignatureHeader]: signDeployNotification(body, this.secret),
      },
      body,
      signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response;
  }
}
