import type { InferType } from 'yup';
import {
  deadLetterPath,
  endpoints,
  idempotencyHeader,
  type deadLetterBody,
  type ErrorCode,
} from '../api';
import type { CmsCaller } from '../call';
import { entryAnswer } from '../cms-answers';
import { errorIn } from '../cms-refusal';
import { sendToCms } from '../cms-request';
import { NoAnswer, type JsonAnswer } from '../fetch-json';
import type { Entry } from './entry';

/** Longer than this no delivery waits for the CMS, however patient a call may be. */
const mostTryMs = 10_000;
/** What a delivery leaves of the run's time, to lay a lead down and to remove it here. */
export const afterTryMs = 3_000;

/** How long a delivery may wait for the CMS. */
export const tryMs = ({ settings: { cms } }: CmsCaller): number =>
  Math.min(cms.timeoutMs, mostTryMs);

/** What became of one delivery. `cause` is one word for the log; `silent`: the CMS gave no answer. */
export type Delivery =
  | { readonly fate: 'delivered' }
  | { readonly fate: 'dead_letter'; readonly cause: ErrorCode }
  | { readonly fate: 'postponed'; readonly cause: string; readonly silent: boolean };

/** With these the CMS refuses a lead for good, if it says so in an error of the contract. */
const final: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 415, 422]);

/** With these a gateway says that it got no answer of the CMS. */
const ofGateways: ReadonlySet<number> = new Set([502, 503, 504]);

function finalRefusal(answer: JsonAnswer): ErrorCode | undefined {
  return final.has(answer.status) ? errorIn(answer)?.code : undefined;
}

const isStored = ({ status, body }: JsonAnswer): boolean =>
  (status === 200 || status === 201) && entryAnswer.isValidSync(body, { strict: true });

/** A page of a host that stands in for the CMS is no answer of it. */
const isLaidDown = ({ status, body }: JsonAnswer): boolean =>
  status === 204 || (status >= 200 && status < 300 && body !== undefined);

function post(
  caller: CmsCaller,
  path: string,
  body: object,
  { idempotencyKey, reserveMs }: { idempotencyKey?: string; reserveMs: number },
): Promise<JsonAnswer> {
  return sendToCms(caller, {
    method: 'POST',
    path,
    body,
    headers: {
      Authorization: `Bearer ${caller.settings.cms.token}`,
      [idempotencyHeader]: idempotencyKey,
    },
    timeoutMs: tryMs(caller),
    reserveMs,
  });
}

function letterOf(hash: string, entry: Entry, reason: ErrorCode): InferType<typeof deadLetterBody> {
  const { form, body, idempotencyKey, acceptedAt } = entry;
  return { entry: hash, form, lead: JSON.stringify(body), idempotencyKey, reason, acceptedAt };
}

async function tryDelivery(caller: CmsCaller, hash: string, entry: Entry): Promise<Delivery> {
  const { form, body, acceptedAt, idempotencyKey } = entry;
  const row = `/api/${endpoints[form].path}`;
  const answer = await post(
    caller,
    row,
    { ...body, acceptedAt },
    { idempotencyKey, reserveMs: afterTryMs },
  );
  if (isStored(answer)) return { fate: 'delivered' };
  const reason = finalRefusal(answer);
  const later = (what: string, { status }: JsonAnswer): Delivery => {
    const cause = `${what}_${String(status)}`;
    return { fate: 'postponed', cause, silent: ofGateways.has(status) };
  };
  if (reason === undefined) return later('unexpected_answer', answer);
  const letter = letterOf(hash, entry, reason);
  const laid = await post(caller, deadLetterPath, letter, { reserveMs: afterTryMs / 2 });
  if (isLaidDown(laid)) return { fate: 'dead_letter', cause: reason };
  return later('dead_letter_answer', laid);
}

/**
 * Delivers a lead to the CMS, once, whatever is sent twice: its key decides there. What the CMS refuses for good is laid down
 * as a dead letter.
 * @param hash names the entry
 */
export async function deliver(caller: CmsCaller, hash: string, entry: Entry): Promise<Delivery> {
  try {
    return await tryDelivery(caller, hash, entry);
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown;
    return { fate: 'postponed', cause: thrown.reason, silent: true };
  }
}
