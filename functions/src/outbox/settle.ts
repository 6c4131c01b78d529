import type { CmsCaller } from '../call';
import { nextTryAt } from './back-off';
import { deliver } from './deliver';
import { metadataOf, openEntry, readHead, type Head } from './entry';
import { hashIn } from './names';
import type { Outbox } from './outbox';
import { removeLead } from './remove-lead';
import { isExpired } from './retention';
import { StoreFailure, type ListedBlob, type StoredBlob } from './store';

/** What a run did with one entry. `gone`: another run was faster. */
export type Fate =
  | 'delivered'
  | 'dead_letter'
  | 'expired'
  | 'gone'
  | 'not_due'
  | 'postponed'
  | 'unreadable'
  | 'failed';

export interface Settled {
  readonly fate: Fate;
  /** One word for the log, where there is something to say. */
  readonly cause?: string;
  /** Of an entry that stays, where it is known. */
  readonly acceptedAt?: string | undefined;
  /** Whether the CMS gave no answer; absent where it was not asked. */
  readonly silent?: boolean;
  /** Has the next try come later; of a lead that was tried in vain. */
  readonly putOff?: () => Promise<void>;
}

/** Counts a try that has failed. */
async function putOff(
  { store }: Outbox,
  { name, etag }: ListedBlob,
  { value }: StoredBlob,
  head: Head,
): Promise<void> {
  const { tries } = head;
  const next = { ...head, tries: tries + 1, nextTryAt: nextTryAt(tries, Date.now()) };
  try {
    // If it was removed meanwhile, as by an erasure, it must not come back.
    await store.replace(name, etag, value, metadataOf(next));
  } catch (thrown) {
    // The lead is still there, and only tried again sooner.
    if (!(thrown instanceof StoreFailure)) throw thrown;
  }
}

/**
 * Does with one entry what is due. Whether a failed delivery counts against it is left to the caller, who sees the others.
 * @throws StoreFailure
 */
export async function settleEntry(
  outbox: Outbox,
  caller: CmsCaller,
  { name, etag }: ListedBlob,
): Promise<Settled> {
  const { store, seal, settings } = outbox;
  const blob = await store.read(name);
  if (blob === undefined) return { fate: 'gone' };
  const head = readHead(blob.metadata);
  const entry = openEntry(seal, name, blob.value);
  const acceptedAt = entry?.acceptedAt ?? head.acceptedAt;
  if (isExpired(acceptedAt, settings.retentionMonths, Date.now())) {
    await removeLead(outbox, name, entry?.nonce);
    return { fate: 'expired' };
  }
  if (entry === undefined) return { fate: 'unreadable', cause: 'unreadable', acceptedAt };
  if (head.nextTryAt > Date.now()) return { fate: 'not_due', acceptedAt };
  const { requestId, nonce } = entry;
  const delivery = await deliver({ ...caller, requestId }, hashIn(name) ?? '', entry);
  if (delivery.fate !== 'postponed') {
    await removeLead(outbox, name, nonce);
    return { ...delivery, silent: false };
  }
  const listed = { name, etag: blob.etag ?? etag };
  const tried = { ...head, acceptedAt: entry.acceptedAt };
  return { ...delivery, acceptedAt, putOff: () => putOff(outbox, listed, blob, tried) };
}
