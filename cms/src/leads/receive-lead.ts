import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from '../contract/errors';
import type { CaptchaFinding } from '../contract/leads/forwarded';
import type { Suspicion } from '../contract/leads/form-signs';
import type { LeadSource } from '../contract/leads/source';
import { idempotencyKeyPattern, idempotencyHeader } from '../contract/headers';
import { texts } from '../contract/texts';
import { isUniqueViolation } from './unique-violation';
import type { LeadForm } from '../contract/leads/lead-forms';
import type { LeadWay } from '../contract/leads/timeline';
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
  /** The whole row, with the lead's fields under their own names. */
  row: object;
}

/** A lead that is ready to be stored. */
interface NewLead<Fields> {
  fields: Fields;
  key: string | undefined;
  /** Why it may be spam, if so. */
  suspicion: Suspicion | undefined;
  /** How the visitor came to the form, if known. */
  source: LeadSource | undefined;
  /** When it was acknowledged to the visitor: its `createdAt`. */
  acceptedAt: Date;
  way: LeadWay;
  /** Identifies the captcha's solution. */
  nonce?: string | undefined;
}

/** The rows of one form. `insert` must fail if another row has the key or the nonce. */
export interface LeadStore<Fields> {
  findByKey(key: string): Promise<EarlierLead | undefined>;
  insert(lead: NewLead<Fields>): Promise<{ id: string }>;
}

interface Lead<Fields> extends Omit<NewLead<Fields>, 'nonce'> {
  /** Absent if no captcha is required. */
  captcha?: CaptchaFinding;
}

/** Runs an insert, unless a limit is used up. */
type Admit = <T>(insert: () => Promise<T>) => Promise<T>;

/**
 * Whether a row holds the same lead: the visitor's fields, not how it was sent. A row from before a field existed has null
 * there, which equals an empty text.
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
 * Stores a lead once, even if it is retried or sent concurrently.
 *
 * The order is fixed: first the key is looked up, so that a retry of a stored lead gets the first answer although its
 * captcha is spent; then the captcha is checked, then the limit; then one insert, whose unique columns decide between
 * concurrent calls.
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
    // Another call was faster: if it has the same key, it is the same lead; otherwise, the captcha's solution is spent.
    const winner = await earlierAnswer(store, lead);
    if (winner !== undefined) return winner;
    throw new Refusal('captcha_failed', texts.captcha);
  }
}

/** What the function sends with a lead. */
export interface Received<Fields> {
  fields: Fields;
  captcha?: CaptchaFinding;
  suspicion: Suspicion | undefined;
  source: LeadSource | undefined;
  /** ISO 8601. */
  acceptedAt: string | undefined;
}

const clockSkewMs = 5 * 60 * 1_000;
/** How long a delivery may take: the outbox checks the retention before it. */
const deliveryMs = 24 * 60 * 60 * 1_000;

/** The earliest time that a waiting lead can have: the outbox drops what is older than the retention. */
const oldestMs = (now: number): number =>
  monthsBefore(retentionMonths(), new Date(now)).getTime() - deliveryMs;

/**
 * When a lead was acknowledged. A time that no waiting lead can have comes from a wrong clock: the lead is stored anyway,
 * with the current time.
 * @throws Refusal when anyone but the function, delivering later, names a time
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

/**
 * Delivered leads were acknowledged, so no limit applies. Suspected leads have a limit of their own, so that they do not
 * use up that of the others.
 */
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
 * Answers a form's call: 201 with the lead's id, a Refusal with its error body, or 429 with Retry-After if a limit is used
 * up.
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
      const way = isDelivery(ctx) ? 'outbox' : 'direct';
      const lead = { ...received, key, acceptedAt: momentOf(ctx, sent), way } as const;
      const admit = admission(strapi, ctx, form, lead.suspicion);
      const { id } = await acceptLead(leadStore<Fields>(strapi, form), lead, admit);
      return { result: { _id: id } };
    });
  } catch (failure) {
    if (!(failure instanceof TooManyTries)) throw failure;
    refuseTooMany(ctx, failure, formFullText(failure.seconds));
  }
}
