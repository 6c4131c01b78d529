import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from '../contract/errors';
import type { CaptchaFinding } from '../contract/leads/forwarded';
import type { Suspicion } from '../contract/leads/form-signs';
import { idempotencyKeyPattern, idempotencyHeader } from '../contract/headers';
import { texts } from '../contract/texts';
import { isUniqueViolation } from './unique-violation';
import type { LeadForm } from '../contract/leads/lead-forms';
import { formFullText } from '../contract/limits';
import { answer } from '../http/answer';
import { admitLead } from './form-limit';
import { clientAddress, isDelivery } from '../http/client-address';
import { TooManyTries } from '../accounts/limiter/limiter';
import { refuseTooMany } from '../accounts/limiter/refuse-too-many';
import { retentionMonths } from './retention/delete-old-leads';
import { monthsBefore } from '../contract/months';
import { leadStore } from './lead-store';

interface EarlierLead {
  id: string;
  /** The whole row, in which the lead's fields stand under their own names. */
  row: object;
}

/** A lead, ready to be stored. */
interface NewLead<Fields> {
  fields: Fields;
  key: string | undefined;
  /** Why it may be spam, if it may. */
  suspicion: Suspicion | undefined;
  /** When the visitor was told that it is taken: its `createdAt`. */
  acceptedAt: Date;
  /** Names the captcha's solution. */
  nonce?: string | undefined;
}

/** The rows of one kind of lead. `insert` must fail when key or nonce stand in another row already. */
export interface LeadStore<Fields> {
  findByKey(key: string): Promise<EarlierLead | undefined>;
  insert(lead: NewLead<Fields>): Promise<{ id: string }>;
}

interface Lead<Fields> extends Omit<NewLead<Fields>, 'nonce'> {
  /** Absent where no captcha is asked for. */
  captcha?: CaptchaFinding;
}

/** Does an insert, unless a limit is used up. */
type Admit = <T>(insert: () => Promise<T>) => Promise<T>;

/**
 * Whether a row holds the same lead: what a visitor filled in, and nothing of how it was sent. In a row from before there was
 * a field it is empty.
 */
export function holds(row: object, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(([name, value]) => (stored.get(name) ?? '') === value);
}

function checkCaptcha(finding: CaptchaFinding): void {
  if (finding.unavailable === true) throw new Refusal('captcha_unavailable', texts.contactFailed);
  if (!finding.passed || finding.nonce === undefined) {
    throw new Refusal('captcha_failed', texts.captcha);
  }
}

async function earlierAnswer<Fields extends object>(store: LeadStore<Fields>, lead: Lead<Fields>) {
  if (lead.key === undefined) return undefined;
  const earlier = await store.findByKey(lead.key);
  if (earlier === undefined) return undefined;
  if (holds(earlier.row, lead.fields)) return { id: earlier.id };
  throw new Refusal(
    'idempotency_key_reused',
    'This form was sent before with other content. Send it again with a new key.',
  );
}

/**
 * Stores a lead once, whatever is retried or sent at the same moment.
 *
 * The order is fixed: first the key is looked up, so that a retry of a stored lead gets the first answer although its
 * captcha is spent by now; then the captcha counts; then the limit; then one insert, whose unique columns decide between
 * equal calls.
 * @throws Refusal 422 for a key used with other fields, 400 for a captcha that failed or was used before; TooManyTries
 */
async function acceptLead<Fields extends object>(
  store: LeadStore<Fields>,
  lead: Lead<Fields>,
  admit: Admit,
): Promise<{ id: string }> {
  if (lead.key !== undefined && !idempotencyKeyPattern.test(lead.key)) {
    throw new Refusal('invalid_idempotency_key', 'The Idempotency-Key must be a UUID.');
  }
  const earlier = await earlierAnswer(store, lead);
  if (earlier !== undefined) return earlier;
  const { captcha, ...rest } = lead;
  if (captcha !== undefined) checkCaptcha(captcha);
  try {
    return await admit(() => store.insert({ ...rest, nonce: captcha?.nonce }));
  } catch (failure) {
    if (!isUniqueViolation(failure)) throw failure;
    // Another call was faster: with the same key it is ours, otherwise the captcha's solution is spent.
    const winner = await earlierAnswer(store, lead);
    if (winner !== undefined) return winner;
    throw new Refusal('captcha_failed', texts.captcha);
  }
}

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
