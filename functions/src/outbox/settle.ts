import type { CmsCaller } from '../call';
import { nextTryAt } from './back-off';
import { deliver } from './deliver';
import { metadataOf, openEntry, readHead } from './entry';
import { hashIn } from './names';
import type { Outbox } from './outbox';
import { removeLead } from './remove-lead';
import { isExpired } from './retention';
import type { ListedBlob } from './store';

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
}

/**
 * Does with one entry what is due.
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
  const { tries } = head;
  const next = {
    tries: tries + 1,
    nextTryAt: nextTryAt(tries, Date.now()),
    acceptedAt: entry.acceptedAt,
  };
  // If it was removed meanwhile, as by an erasure, it must not come back.
  await store.replace(name, blob.etag ?? etag, blob.value, metadataOf(next));
  return { ...delivery, acceptedAt };
}
