import { Refusal } from '../contract/errors';
import type { CaptchaFinding } from '../contract/forwarded';
import { idempotencyKeyPattern } from '../contract/idempotency';
import { texts } from '../contract/texts';

export interface StoredLead {
  id: string;
  /** The whole row, in which the lead's fields stand under their own names. */
  row: object;
}

/** The rows of one kind of lead. `insert` must fail when key or nonce stand in another row already. */
export interface LeadStore<Fields> {
  findByKey(key: string): Promise<StoredLead | undefined>;
  insert(
    fields: Fields,
    key: string | undefined,
    nonce: string | undefined,
  ): Promise<{ id: string }>;
}

export interface Lead<Fields> {
  fields: Fields;
  key: string | undefined;
  /** Absent where no captcha is asked for. */
  captcha?: CaptchaFinding;
}

const uniqueViolations: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

const isUniqueViolation = (failure: unknown): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'code' in failure &&
  uniqueViolations.has(failure.code);

function holds(row: object, fields: object): boolean {
  const stored = new Map(Object.entries(row));
  return Object.entries(fields).every(([name, value]) => stored.get(name) === value);
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
 * captcha is spent by now; then the captcha counts; then one insert, whose unique columns decide between equal calls.
 * @throws Refusal 422 for a key used with other fields, 400 for a captcha that failed or was used before
 */
export async function acceptLead<Fields extends object>(
  store: LeadStore<Fields>,
  lead: Lead<Fields>,
): Promise<{ id: string }> {
  if (lead.key !== undefined && !idempotencyKeyPattern.test(lead.key)) {
    throw new Refusal('invalid_idempotency_key', 'The Idempotency-Key must be a UUID.');
  }
  const earlier = await earlierAnswer(store, lead);
  if (earlier !== undefined) return earlier;
  if (lead.captcha !== undefined) checkCaptcha(lead.captcha);
  try {
    return await store.insert(lead.fields, lead.key, lead.captcha?.nonce);
  } catch (failure) {
    if (!isUniqueViolation(failure)) throw failure;
    // Another call was faster: with the same key it is ours, otherwise the captcha's solution is spent.
    const winner = await earlierAnswer(store, lead);
    if (winner !== undefined) return winner;
    throw new Refusal('captcha_failed', texts.captcha);
  }
}
