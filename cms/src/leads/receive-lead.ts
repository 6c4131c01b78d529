import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { LeadForm } from '../contract/lead-forms';
import { Refusal } from '../contract/errors';
import type { CaptchaFinding } from '../contract/forwarded';
import type { Suspicion } from '../contract/form-signs';
import { idempotencyHeader } from '../contract/idempotency';
import { formFullText } from '../contract/wait';
import { answer } from '../http/answer';
import { admitLead } from './admit-lead';
import { clientAddress, isDelivery } from '../http/client-address';
import { TooManyTries } from '../accounts/limiter/limiter';
import { refuseTooMany } from '../accounts/limiter/refuse-too-many';
import { monthsBefore, retentionMonths } from './retention/cutoff';
import { acceptLead, type Admit } from './accept-lead';
import { leadStore } from './lead-store';

/** What the function sends about a lead. */
export interface Received<Fields> {
  fields: Fields;
  captcha?: CaptchaFinding;
  suspicion: Suspicion | undefined;
  /** ISO 8601. */
  acceptedAt: string | undefined;
}

const clockSkewMs = 5 * 60 * 1_000;
/** What a delivery may take: the outbox has looked at the retention before it. */
const deliveryMs = 24 * 60 * 60 * 1_000;

/** The first moment that a waiting lead can have: the outbox drops what is older than the retention. */
const oldestMs = (now: number): number =>
  monthsBefore(retentionMonths(), new Date(now)).getTime() - deliveryMs;

/**
 * When the visitor was told that a lead is taken. A moment that no waiting lead can have comes from a clock that is wrong:
 * the lead is none the worse for it, and gets the present one.
 * @throws Refusal when someone else than the function, delivering later, names a moment
 */
function momentOf(ctx: Context, sent: string | undefined): Date {
  const now = Date.now();
  if (sent === undefined) return new Date(now);
  if (!isDelivery(ctx)) {
    throw new Refusal('invalid_body', 'acceptedAt is for leads that are delivered later.');
  }
  const moment = Date.parse(sent);
  return new Date(moment >= oldestMs(now) && moment <= now + clockSkewMs ? moment : now);
}

const admitAll: Admit = (insert) => insert();

/** What is delivered was acknowledged. A suspected lead must not use up the limit of the others, and has one of its own. */
function admission(
  strapi: Core.Strapi,
  ctx: Context,
  form: LeadForm,
  suspicion: Suspicion | undefined,
): Admit {
  if (isDelivery(ctx)) return admitAll;
  const counted = { form, suspected: suspicion !== undefined };
  return (insert) => admitLead(strapi, counted, clientAddress(ctx), insert);
}

/**
 * Answers a form's call: 201 with the id of the lead, a Refusal as its error body, a form whose limit is used up with 429
 * and Retry-After.
 * @param read reads the body. @throws Refusal
 */
export async function receiveLead<Fields extends Record<string, unknown>>(
  strapi: Core.Strapi,
  ctx: Context,
  form: LeadForm,
  read: () => Received<Fields>,
): Promise<void> {
  try {
    await answer(ctx, 201, async () => {
      const { acceptedAt: sent, ...received } = read();
      const key = ctx.get(idempotencyHeader) || undefined;
      const lead = { ...received, key, acceptedAt: momentOf(ctx, sent) };
      const admit = admission(strapi, ctx, form, lead.suspicion);
      const { id } = await acceptLead(leadStore<Fields>(strapi, form), lead, admit);
      return { result: { _id: id } };
    });
  } catch (failure) {
    if (!(failure instanceof TooManyTries)) throw failure;
    refuseTooMany(ctx, failure, formFullText(failure.seconds));
  }
}
