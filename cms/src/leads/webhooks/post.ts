import http from 'node:http';
import https from 'node:https';
import type { DeliveryFailure } from '../../contract/leads/webhooks';
import { failureCode } from '../../operations/background/every';
import { guardedLookup, namesPrivateAddress, PrivateAddress } from './public-address';
import type { WebhookNetwork } from './settings';

/** What became of one try. */
export type Outcome =
  | { ok: true; code: number }
  | {
      ok: false;
      failure: DeliveryFailure;
      code?: number;
      /** The receiver's Retry-After. */
      retryAfterSeconds?: number;
    };

/** What to send. */
export interface Message {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** An answer says nothing that we need, so a long one is not read to its end. */
const maxAnswerBytes = 64 * 1024;

/** What a failed connection is called in the log. */
function nameFailure(failure: unknown): DeliveryFailure {
  if (failure instanceof PrivateAddress) return 'address';
  const code = failureCode(failure);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name';
  return /CERT|SELF_SIGNED|UNABLE_TO|SSL|TLS/.test(code) ? 'certificate' : 'connection';
}

const wholeSeconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

function outcomeOf(code: number, headers: http.IncomingHttpHeaders): Outcome {
  if (code >= 200 && code < 300) return { ok: true, code };
  if (code >= 300 && code < 400) return { ok: false, failure: 'redirect', code };
  const retryAfterSeconds = wholeSeconds(headers['retry-after']);
  return {
    ok: false,
    failure: 'answer',
    code,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/**
 * Reads an answer and forgets it.
 * @returns whether it came to its end, or is too long to wait for
 */
async function discard(answer: http.IncomingMessage): Promise<boolean> {
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      if (Buffer.isBuffer(chunk)) bytes += chunk.length;
      // Leaving the loop closes the connection.
      if (bytes > maxAnswerBytes) return true;
    }
    return answer.complete;
  } catch {
    return false;
  }
}

/** Sends the request. @returns its answer, once the headers are there */
function request(
  url: URL,
  { headers, body }: Message,
  network: WebhookNetwork,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const send = url.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const asked = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // A connection of its own: one that is kept open would not be checked again.
        agent: false,
        lookup: guardedLookup(network),
        signal,
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/**
 * Sends a message once. Follows no redirect: it would lead past the check of the address. Never throws.
 * @param stopped ends the try
 */
export async function post(
  message: Message,
  network: WebhookNetwork,
  stopped?: AbortSignal,
): Promise<Outcome> {
  const url = new URL(message.url);
  if (!network.allowPrivate) {
    if (url.protocol !== 'https:') return { ok: false, failure: 'scheme' };
    if (namesPrivateAddress(url)) return { ok: false, failure: 'address' };
  }
  const late = AbortSignal.timeout(network.timeoutMs);
  const signal = stopped === undefined ? late : AbortSignal.any([late, stopped]);
  try {
    const answer = await request(url, message, network, signal);
    const outcome = outcomeOf(answer.statusCode ?? 0, answer.headers);
    if ((await discard(answer)) || !outcome.ok) return outcome;
    // It may have failed while it worked on the message: sending it again does no harm.
    return { ok: false, failure: late.aborted ? 'timeout' : 'cut_off', code: outcome.code };
  } catch (failure) {
    return { ok: false, failure: late.aborted ? 'timeout' : nameFailure(failure) };
  }
}
