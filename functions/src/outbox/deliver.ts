import type { InferType } from 'yup';
import {
  deadLetterPath,
  endpoints,
  idempotencyHeader,
  type deadLetterBody,
  type ErrorCode,
} from '../api';
import { fetchFromCms, type CmsCaller } from '../cms/call';
import { entryShape, readError } from '../cms/response';
import { FetchError, type JsonResponse } from '../fetch-json';
import type { Entry } from './entry';

/** No delivery waits longer for the CMS, however long a call may. */
const maxDeliveryMs = 10_000;
/** The part of a run's time that a delivery leaves for storing a dead letter and for removing the entry. */
export const cleanupMs = 3_000;

/** How long a delivery may wait for the CMS. */
export const deliveryTimeoutMs = ({ settings: { cms } }: CmsCaller): number =>
  Math.min(cms.timeoutMs, maxDeliveryMs);

/** The result of one delivery. `cause` is one word for the log; `silent`: the CMS gave no response. */
type Delivery =
  | { readonly outcome: 'delivered' }
  | { readonly outcome: 'dead_letter'; readonly cause: ErrorCode }
  | { readonly outcome: 'postponed'; readonly cause: string; readonly silent: boolean };

/** With these statuses and an error of the contract, the CMS refuses a lead for good. */
const finalStatuses: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 415, 422]);

/** With these statuses a gateway reports that the CMS did not respond. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

function finalError(response: JsonResponse): ErrorCode | undefined {
  return finalStatuses.has(response.status) ? readError(response)?.code : undefined;
}

const isLeadStored = ({ status, body }: JsonResponse): boolean =>
  (status === 200 || status === 201) && entryShape.isValidSync(body, { strict: true });

/** A body that is not JSON comes from a host in front of the CMS, not from the CMS. */
const isDeadLetterStored = ({ status, body }: JsonResponse): boolean =>
  status === 204 || (status >= 200 && status < 300 && body !== undefined);

function post(
  caller: CmsCaller,
  path: string,
  body: object,
  { idempotencyKey, reserveMs }: { idempotencyKey?: string; reserveMs: number },
): Promise<JsonResponse> {
  return fetchFromCms(caller, {
    method: 'POST',
    path,
    body,
    headers: {
      Authorization: `Bearer ${caller.settings.cms.token}`,
      [idempotencyHeader]: idempotencyKey,
    },
    timeoutMs: deliveryTimeoutMs(caller),
    reserveMs,
  });
}

function postponed(reason: string, { status }: JsonResponse): Delivery {
  const cause = `${reason}_${String(status)}`;
  return { outcome: 'postponed', cause, silent: gatewayStatuses.has(status) };
}

function deadLetterOf(
  hash: string,
  entry: Entry,
  reason: ErrorCode,
): InferType<typeof deadLetterBody> {
  const { form, body, idempotencyKey, acceptedAt } = entry;
  return { entry: hash, form, lead: JSON.stringify(body), idempotencyKey, reason, acceptedAt };
}

async function tryDelivery(caller: CmsCaller, hash: string, entry: Entry): Promise<Delivery> {
  const { form, body, acceptedAt, idempotencyKey } = entry;
  const response = await post(
    caller,
    `/api/${endpoints[form].path}`,
    { ...body, acceptedAt },
    { idempotencyKey, reserveMs: cleanupMs },
  );
  if (isLeadStored(response)) return { outcome: 'delivered' };
  const reason = finalError(response);
  if (reason === undefined) return postponed('unexpected_answer', response);
  const deadLetter = deadLetterOf(hash, entry, reason);
  const stored = await post(caller, deadLetterPath, deadLetter, { reserveMs: cleanupMs / 2 });
  if (isDeadLetterStored(stored)) return { outcome: 'dead_letter', cause: reason };
  return postponed('dead_letter_answer', stored);
}

/**
 * Delivers a lead to the CMS. However often it is sent, it is stored once: its key decides there. A lead that the CMS refuses
 * for good is stored as a dead letter.
 * @param hash names the entry
 */
export async function deliver(caller: CmsCaller, hash: string, entry: Entry): Promise<Delivery> {
  try {
    return await tryDelivery(caller, hash, entry);
  } catch (thrown) {
    if (!(thrown instanceof FetchError)) throw thrown;
    return { outcome: 'postponed', cause: thrown.reason, silent: true };
  }
}
