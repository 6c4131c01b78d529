import { randomUUID } from 'node:crypto';
import { Refusal, type CaptchaFinding } from './api';
import { answerJson } from './answer';
import type { Call } from './call';
import { callCms } from './cms';
import { CmsUnreachable } from './cms-answer';
import { entryAnswer } from './cms-answers';
import { outboxReserveMs } from './deadline';
import { describeFault, logFailure } from './log';
import type { Lead } from './outbox/entry';
import { keepLead } from './outbox/keep';
import { inLane } from './outbox/lanes';
import { outboxIn } from './outbox/outbox';
import type { OutboxSettings } from './settings';

/** A form that a visitor sent, checked. */
export interface SentForm extends Lead {
  /** Absent where the form asks for no captcha. */
  readonly captcha?: CaptchaFinding;
  readonly idempotencyKey: string | undefined;
  /** What the visitor is told when the lead can be stored nowhere. */
  readonly apology?: string;
}

/** Whether the CMS gave no answer, or failed itself. What it refuses never waits. */
const canWait = ({ answered }: CmsUnreachable) =>
  answered === undefined || answered < 400 || answered >= 500;

async function keep(
  call: Call,
  settings: OutboxSettings,
  { form, body, captcha, idempotencyKey }: SentForm,
  key: string,
): Promise<Response> {
  const nonce = captcha?.nonce;
  const ownName = nonce === undefined ? key : `nonce:${nonce}`;
  const { requestId, context, deadline } = call;
  const acceptedAt = new Date().toISOString();
  const outbox = outboxIn(call.openStore(deadline), settings);
  const arrival = {
    entry: { form, body, idempotencyKey: key, acceptedAt, requestId, nonce },
    namedBy: idempotencyKey ?? ownName,
    captcha,
    address: context.ip,
  };
  const id = await inLane(deadline, () => keepLead(outbox, arrival));
  return answerJson(201, { result: { _id: id } });
}

/**
 * Stores a lead: in the CMS; where that cannot take it now, in the outbox. The visitor is thanked for what is durable in one
 * of them.
 * @throws Refusal of either; 502 where the lead could be stored nowhere
 */
export async function sendLead(call: Call, sent: SentForm): Promise<Response> {
  const { form, body, apology } = sent;
  const { outbox } = call.settings;
  // What may be sent twice, now and from the outbox, has a key for the CMS to know it by.
  const key = sent.idempotencyKey ?? (outbox === undefined ? undefined : randomUUID());
  try {
    return await callCms(call, {
      endpoint: form,
      body,
      idempotencyKey: key,
      answer: entryAnswer,
      apology,
      reserveMs: outboxReserveMs,
    });
  } catch (failure) {
    if (!(failure instanceof CmsUnreachable) || !canWait(failure)) throw failure;
    if (outbox === undefined || key === undefined) throw failure;
    const place = { requestId: call.requestId, endpoint: form };
    try {
      const answer = await keep(call, outbox, sent, key);
      logFailure(place, { status: answer.status, code: 'kept_in_outbox', cause: failure.reason });
      return answer;
    } catch (thrown) {
      if (thrown instanceof Refusal) throw thrown;
      const { message, reason, answered } = failure;
      throw new CmsUnreachable(message, `${reason}. ${describeFault(thrown)}`, answered);
    }
  }
}
