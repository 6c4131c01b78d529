import { Refusal } from '../contract/errors';
import type { CaptchaFinding } from '../contract/forwarded';
import type { Suspicion } from '../contract/form-signs';
import { idempotencyKeyPattern } from '../contract/idempotency';
import { texts } from '../contract/texts';
import { isUniqueViolation } from './unique-violation';

export interface StoredLead {
  id: string;
  /** The whole row, in which the lead's fields stand under their own names. */
  row: object;
}

/** A lead, ready to be stored. */
export interface NewLead<Fields> {
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
  findByKey(key: string): Promise<StoredLead | undefined>;
  insert(lead: NewLead<Fields>): Promise<{ id: string }>;
}

export interface Lead<Fields> extends Omit<NewLead<Fields>, 'nonce'> {
  /** Absent where no captcha is asked for. */
  captcha?: CaptchaFinding;
}

/** Does an insert, unless a limit is used up. */
export type Admit = <T>(insert: () => Promise<T>) => Promise<T>;

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
export async function acceptLead<Fields extends object>(
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
