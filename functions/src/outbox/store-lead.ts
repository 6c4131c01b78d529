import { object, string } from 'yup';
import { parseJson, texts, type CaptchaFinding } from '../api';
import { HttpError } from '../response';
import { ensureCapacity } from './capacity';
import { decryptEntry, encryptEntry, isSameLead, type Entry, type EntryMetadata } from './entry';
import type { Outbox } from './outbox';
import { enforceRateLimit } from './rate-limit';
import { StoreError } from './store';

/** A lead that the CMS cannot take now. */
interface IncomingLead {
  readonly entry: Entry;
  /** The same lead, sent again, has the same key. */
  readonly retryKey: string;
  /** Absent if the form has no captcha. */
  readonly captcha: CaptchaFinding | undefined;
  /** The client's. */
  readonly address: string;
}

/** Whether the lead is waiting already. */
async function isStored(
  { store, encryption }: Outbox,
  name: string,
  entry: Entry,
): Promise<boolean> {
  const blob = await store.read(name);
  if (blob === undefined) return false;
  const first = decryptEntry(encryption, name, blob.value);
  if (first === undefined) throw new StoreError('unreadable');
  if (isSameLead(first, entry)) return true;
  throw new HttpError(
    'idempotency_key_reused',
    'This form was sent before with other content. Send it again with a new key.',
    { cause: 'outbox' },
  );
}

function requireCaptcha(captcha: CaptchaFinding): void {
  if (captcha.unavailable === true) {
    throw new HttpError('captcha_unavailable', texts.contactFailed, { cause: 'outbox' });
  }
  if (!captcha.passed || captcha.nonce === undefined) {
    throw new HttpError('captcha_failed', texts.captcha, { cause: 'outbox' });
  }
}

/** How long a mark outlives its lead: far longer than a solution is valid. */
const markMs = 24 * 60 * 60_000;

const markShape = object({ lead: string().required() }).required();

/**
 * Marks a captcha's solution as used by a lead. The same lead may mark it again. On delivery the database decides once more.
 * @throws HttpError 400 if another lead has used it
 */
async function useCaptcha({ store, names }: Outbox, nonce: string, lead: string): Promise<void> {
  const name = names.of('nonce', nonce);
  if (await store.create(name, JSON.stringify({ lead, until: Date.now() + markMs }))) return;
  const mark = parseJson((await store.read(name))?.value ?? '');
  if (markShape.isValidSync(mark, { strict: true }) && mark.lead !== lead) {
    throw new HttpError('captcha_failed', texts.captcha, { cause: 'outbox' });
  }
}

/** The id in the visitor's response: the first 24 digits of the hash in the name. */
const idOf = (name: string): string => name.slice(-64).slice(0, 24);

/**
 * Stores a lead until it can be delivered, checking in the order of the CMS: first the key, then the captcha, then the limits.
 * When it returns, the lead is durable.
 * @returns the id for the response, the same for each retry
 * @throws HttpError 422 for a key used with other fields, 400 for a captcha that failed or was used, 429 for too many leads
 * @throws StoreError if the lead is not stored
 */
export async function storeLead(outbox: Outbox, incoming: IncomingLead): Promise<string> {
  const { store, names, encryption } = outbox;
  const { entry, retryKey, captcha, address } = incoming;
  const name = names.of('lead', retryKey);
  if (await isStored(outbox, name, entry)) return idOf(name);
  if (captcha !== undefined) requireCaptcha(captcha);
  await enforceRateLimit(outbox, address);
  await ensureCapacity(outbox);
  if (entry.nonce !== undefined) await useCaptcha(outbox, entry.nonce, name);
  const metadata: EntryMetadata = { tries: 0, nextTryAt: 0, acceptedAt: entry.acceptedAt };
  const created = await store.create(name, encryptEntry(encryption, name, entry), metadata);
  // Another call of the same form was faster; its lead may already have been delivered.
  if (!created && !(await isStored(outbox, name, entry))) throw new StoreError('just_delivered');
  return idOf(name);
}
