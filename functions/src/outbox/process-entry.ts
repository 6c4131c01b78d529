import { monthsBefore } from '../api';
import type { CmsCaller } from '../cms/call';
import { deliver } from './deliver';
import { decryptEntry, readMetadata, type EntryMetadata } from './entry';
import { hashIn, removeLead, type Outbox } from './outbox';
import { StoreError, type ListedBlob, type StoredBlob } from './store';

/** What a run did with one entry. `gone`: another run was faster. */
export type Outcome =
  | 'delivered'
  | 'dead_letter'
  | 'expired'
  | 'gone'
  | 'not_due'
  | 'postponed'
  | 'unreadable'
  | 'failed';

export interface Processed {
  readonly outcome: Outcome;
  /** One word for the log, if there is something to say. */
  readonly cause?: string;
  /** For an entry that stays, if known. */
  readonly acceptedAt?: string | undefined;
  /** Whether the CMS gave no response; absent if it was not asked. */
  readonly silent?: boolean;
  /** For a lead whose delivery failed: saves that, so that the next try comes later. */
  readonly postpone?: () => Promise<void>;
}

/**
 * Whether a lead has been kept for as long as allowed.
 * @param acceptedAt ISO 8601; without it a lead does not expire
 * @param now milliseconds since 1970
 */
export function isExpired(acceptedAt: string | undefined, months: number, now: number): boolean {
  if (acceptedAt === undefined) return false;
  return Date.parse(acceptedAt) < monthsBefore(months, new Date(now)).getTime();
}

const firstDelayMs = 30_000;
const maxDelayMs = 60 * 60_000;
/** Spreads the retries of entries that failed together. */
const jitter = 0.2;

/**
 * When to try an entry again: exponential back-off from 30 seconds to an hour, with 20% jitter.
 * @param tries how many tries came before this one
 * @param random from 0 to 1
 * @returns milliseconds since 1970
 */
export function nextTryAt(tries: number, now: number, random: number = Math.random()): number {
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** tries);
  return now + Math.round(delay * (1 - jitter + 2 * jitter * random));
}

async function postpone(
  { store }: Outbox,
  { name, etag }: ListedBlob,
  { value }: StoredBlob,
  metadata: EntryMetadata,
): Promise<void> {
  const { tries } = metadata;
  const next = { ...metadata, tries: tries + 1, nextTryAt: nextTryAt(tries, Date.now()) };
  try {
    // Replaces only this version: an entry that was erased in the meantime must not come back.
    await store.replace(name, etag, value, next);
  } catch (thrown) {
    // The lead is still there; it is only tried again sooner.
    if (!(thrown instanceof StoreError)) throw thrown;
  }
}

/**
 * Delivers one entry, or removes it if it has expired. The caller, who sees the others too, decides whether a failed delivery
 * counts against it.
 * @throws StoreError
 */
export async function processEntry(
  outbox: Outbox,
  caller: CmsCaller,
  { name, etag }: ListedBlob,
): Promise<Processed> {
  const { store, encryption, settings } = outbox;
  const blob = await store.read(name);
  if (blob === undefined) return { outcome: 'gone' };
  const metadata = readMetadata(blob.metadata);
  const entry = decryptEntry(encryption, name, blob.value);
  const acceptedAt = entry?.acceptedAt ?? metadata.acceptedAt;
  if (isExpired(acceptedAt, settings.retentionMonths, Date.now())) {
    await removeLead(outbox, name, entry?.nonce);
    return { outcome: 'expired' };
  }
  if (entry === undefined) return { outcome: 'unreadable', cause: 'unreadable', acceptedAt };
  if (metadata.nextTryAt > Date.now()) return { outcome: 'not_due', acceptedAt };
  const { requestId, nonce } = entry;
  const delivery = await deliver({ ...caller, requestId }, hashIn(name) ?? '', entry);
  if (delivery.outcome !== 'postponed') {
    await removeLead(outbox, name, nonce);
    return { ...delivery, silent: false };
  }
  const listed = { name, etag: blob.etag ?? etag };
  const tried = { ...metadata, acceptedAt: entry.acceptedAt };
  return { ...delivery, acceptedAt, postpone: () => postpone(outbox, listed, blob, tried) };
}
