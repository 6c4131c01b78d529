import { randomUUID } from 'node:crypto';
import { Refusal, type CaptchaFinding } from './api';
import type { Call } from './call';
import { callCms } from './cms/call';
import { CmsUnreachableError, entryShape } from './cms/response';
import { outboxReserveMs } from './deadline';
import { describeError, logFailure } from './log';
import { withCapacity } from './outbox/capacity';
import type { Lead } from './outbox/entry';
import { openOutbox } from './outbox/outbox';
import { storeLead } from './outbox/store-lead';
import { jsonResponse } from './response';
import type { OutboxSettings } from './settings';

/** A form that a visitor has sent, checked. */
interface SubmittedLead extends Lead {
  /** Absent if the form has no captcha. */
  readonly captcha?: CaptchaFinding;
  readonly idempotencyKey: string | undefined;
  /** The message if the lead can be stored nowhere. */
  readonly failureMessage?: string;
}

/** Whether the CMS gave no response or failed. A lead that it refuses never waits. */
const isOutage = ({ cmsStatus }: CmsUnreachableError) =>
  cmsStatus === undefined || cmsStatus < 400 || cmsStatus >= 500;

async function storeInOutbox(
  call: Call,
  settings: OutboxSettings,
  { form, body, captcha, idempotencyKey }: SubmittedLead,
  key: string,
): Promise<Response> {
  const { requestId, context, deadline } = call;
  const nonce = captcha?.nonce;
  // Without a key of the form, its captcha's solution recognises a retry.
  const retryKey = idempotencyKey ?? (nonce === undefined ? key : `nonce:${nonce}`);
  const acceptedAt = new Date().toISOString();
  const outbox = openOutbox(call.openStore(deadline), settings);
  const incoming = {
    entry: { form, body, idempotencyKey: key, acceptedAt, requestId, nonce },
    retryKey,
    captcha,
    address: context.ip,
  };
  const id = await withCapacity(deadline, () => storeLead(outbox, incoming));
  return jsonResponse(201, { result: { _id: id } });
}

/**
 * Stores a lead in the CMS, or in the outbox while the CMS is away. The visitor is thanked only for a lead that is durable in
 * one of them.
 * @throws Refusal of either; 502 if the lead could be stored in neither
 */
export async function submitLead(call: Call, lead: SubmittedLead): Promise<Response> {
  const { form, body, failureMessage } = lead;
  const { outbox } = call.settings;
  // A lead that may be sent twice, now and from the outbox, needs a key by which the CMS recognises it.
  const key = lead.idempotencyKey ?? (outbox === undefined ? undefined : randomUUID());
  try {
    return await callCms(call, {
      endpoint: form,
      body,
      idempotencyKey: key,
      success: entryShape,
      failureMessage,
      reserveMs: outboxReserveMs,
    });
  } catch (error) {
    if (!(error instanceof CmsUnreachableError) || !isOutage(error)) throw error;
    if (outbox === undefined || key === undefined) throw error;
    try {
      const response = await storeInOutbox(call, outbox, lead, key);
      const { status } = response;
      const place = { requestId: call.requestId, endpoint: form };
      logFailure(place, { status, code: 'kept_in_outbox', cause: error.reason });
      return response;
    } catch (thrown) {
      if (thrown instanceof Refusal) throw thrown;
      const { message, reason, cmsStatus } = error;
      throw new CmsUnreachableError(message, `${reason}. ${describeError(thrown)}`, cmsStatus);
    }
  }
}
