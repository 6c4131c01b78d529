import { texts, type CaptchaFinding } from '../api';
import { Failure } from '../failure';
import { countAddress } from './address-limit';
import { closeEntry, isSameLead, metadataOf, openEntry, type Entry } from './entry';
import { useUpNonce } from './nonce';
import type { Outbox } from './outbox';
import { expectRoom } from './room';
import { StoreFailure } from './store';

/** A lead that the CMS cannot take now. */
export interface Arrival {
  readonly entry: Entry;
  /** What names it: the same lead, sent again, finds itself. */
  readonly namedBy: string;
  /** Absent where no captcha is asked for. */
  readonly captcha: CaptchaFinding | undefined;
  /** The client's. */
  readonly address: string;
}

/** Whether the lead waits here already. */
async function isKept({ store, seal }: Outbox, name: string, entry: Entry): Promise<boolean> {
  const blob = await store.read(name);
  if (blob === undefined) return false;
  const first = openEntry(seal, name, blob.value);
  if (first === undefined) throw new StoreFailure('unreadable');
  if (isSameLead(first, entry)) return true;
  throw new Failure(
    'idempotency_key_reused',
    'This form was sent before with other content. Send it again with a new key.',
    { cause: 'outbox' },
  );
}

function expectPassed(captcha: CaptchaFinding): void {
  if (captcha.unavailable === true) {
    throw new Failure('captcha_unavailable', texts.contactFailed, { cause: 'outbox' });
  }
  if (!captcha.passed || captcha.nonce === undefined) {
    throw new Failure('captcha_failed', texts.captcha, { cause: 'outbox' });
  }
}

/** The id that the visitor's answer names: the first 24 digits of the hash in the name. */
const idOf = (name: string): string => name.slice(-64).slice(0, 24);

/**
 * Keeps a lead until it can be delivered, in the order of the CMS: first the key, then the captcha, then the limits. When it
 * returns, the lead is durable.
 * @returns the id for the answer, the same for each retry
 * @throws Refusal 422 for a key used with other fields, 400 for a captcha that failed or is used up, 429 for too many leads
 * @throws StoreFailure when the lead is not kept
 */
export async function keepLead(outbox: Outbox, arrival: Arrival): Promise<string> {
  const { store, names, seal } = outbox;
  const { entry, namedBy, captcha, address } = arrival;
  const name = names.of('lead', namedBy);
  if (await isKept(outbox, name, entry)) return idOf(name);
  if (captcha !== undefined) expectPassed(captcha);
  await countAddress(outbox, address);
  await expectRoom(outbox);
  if (entry.nonce !== undefined) await useUpNonce(outbox, entry.nonce, name);
  const head = metadataOf({ tries: 0, nextTryAt: 0, acceptedAt: entry.acceptedAt });
  const created = await store.create(name, closeEntry(seal, name, entry), head);
  // Another call of the same form was faster, and may just have been delivered.
  if (!created && !(await isKept(outbox, name, entry))) throw new StoreFailure('just_delivered');
  return idOf(name);
}
