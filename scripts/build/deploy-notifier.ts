import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import PQueue from 'p-queue';
import pRetry, { AbortError } from 'p-retry';
import { deployNotificationPath, deploySignatureHeader } from './api';

/** Notifies the CMS of the state of a build; `reason` says why it failed. Returns at once. */
type Notify = (state: 'building' | 'ready' | 'error', reason?: string) => void;

export interface DeployNotifier {
  /** Starts the notifications of a new build. */
  begin: () => Notify;
  /** Stops sending. */
  close: () => Promise<void>;
}

const timeoutMs = 5_000;

/** Signs a body as Netlify does: a JSON Web Signature (HS256) that names its issuer and the body's SHA-256. */
const sign = (body: string, secret: string): Promise<string> =>
  new SignJWT({ sha256: createHash('sha256').update(body).digest('hex') })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('netlify')
    .sign(new TextEncoder().encode(secret));

/**
 * Sends the notifications that Netlify would send, signed in the same way, one after the other.
 * @param cmsUrl where to send them
 * @param secret DEPLOY_NOTIFICATION_SECRET of the CMS
 * @param pauseMs before the first retry; each later one waits twice as long
 */
export function openDeployNotifier(
  cmsUrl: string,
  secret: string,
  pauseMs = 1_000,
): DeployNotifier {
  const queue = new PQueue({ concurrency: 1 });
  const closing = new AbortController();

  async function post(body: string): Promise<void> {
    const response = await fetch(`${cmsUrl}${deployNotificationPath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [deploySignatureHeader]: await sign(body, secret),
      },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    }).catch((cause: unknown) => {
      // p-retry mistakes some errors of `fetch` for programming errors and does not retry them.
      throw new Error('The CMS does not answer.', { cause });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const refusal = `The CMS answered with HTTP ${String(response.status)}.`;
    // Below 500 the CMS refuses the notification itself, and would again.
    throw response.status < 500 ? new AbortError(refusal) : new Error(refusal);
  }

  async function send(body: string): Promise<void> {
    const { signal } = closing;
    try {
      await pRetry(() => post(body), { retries: 4, minTimeout: pauseMs, signal });
    } catch {
      if (!signal.aborted) console.error('Could not notify the CMS of the build of the site.');
    }
  }

  return {
    begin() {
      const deploy = {
        id: randomUUID(),
        context: 'production',
        created_at: new Date().toISOString(),
      };
      return (state, reason) => {
        const body = JSON.stringify({ ...deploy, state, error_message: reason ?? null });
        void queue.add(() => send(body));
      };
    },
    async close() {
      closing.abort();
      await queue.onIdle();
    },
  };
}
