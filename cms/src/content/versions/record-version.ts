import type { Core } from '@strapi/strapi';
import { kindOf, type ShownType } from '../shown-types';
import type { VersionEvent } from '../../contract/content/versions';
import { holdLock } from '../../setup/database-lock';
import { recordedNow } from './call-origin';
import { readStored, type Stored } from './stored-entry';
import { nameOf, pictureUrls } from './version-fields';
import {
  addVersion,
  deleteVersions,
  deleteVersionsOf,
  lastVersion,
  type Connection,
  type VersionRow,
} from './version-rows';

/** What a save did, by what the entry was before. */
function eventOf({ liveHash }: Stored, before: VersionRow | undefined): VersionEvent {
  const wasLive = before?.live_hash ?? null;
  if (liveHash === wasLive) return 'saved';
  return liveHash === null ? 'unpublished' : 'published';
}

/** The version that each transaction has written of an entry: what it changes afterwards belongs to the same version. */
const written = new WeakMap<object, Map<string, number>>();

function writtenIn(transaction: object): Map<string, number> {
  const known = written.get(transaction) ?? new Map<string, number>();
  written.set(transaction, known);
  return known;
}

/** Keeps the version that this transaction has written of an entry: what it changes afterwards is another one. */
export const keepLastVersion = (strapi: Core.Strapi, entry: string): Promise<boolean> =>
  strapi.db.transaction(({ trx }: { trx: Connection }) => writtenIn(trx).delete(entry));

interface Entry {
  uid: ShownType;
  documentId: string;
}

/** Everything of an entry that was deleted for good goes, apart from the record that it was. */
async function recordDeletion(
  strapi: Core.Strapi,
  transaction: Connection,
  { uid, documentId: entry }: Entry,
  before: VersionRow | undefined,
): Promise<void> {
  if (before === undefined || before.event === 'deleted') return;
  const { way, actor, actorName } = recordedNow(strapi);
  await deleteVersionsOf(transaction, entry);
  const version = {
    ...{ entry, kind: kindOf(uid), number: before.number + 1, at: new Date(Date.now()) },
    ...{ actor, actor_name: actorName, way, event: 'deleted', restored_from: null },
    ...{ name: before.name, hash: '', live_hash: null, fields: '{}' },
  };
  writtenIn(transaction).set(entry, await addVersion(transaction, version, new Set()));
}

/** The moment and the account of an earlier save, for a version that is written afterwards. */
export interface Earlier {
  at: Date;
  actor: number | null;
  actorName: string | null;
}

/**
 * Adds a version of an entry if it has changed since the last one. Call it in a content transaction, after the change.
 * @param earlier if the entry was saved before there were versions
 */
export async function recordVersion(
  strapi: Core.Strapi,
  transaction: Connection,
  { uid, documentId: entry }: Entry,
  earlier?: Earlier,
): Promise<void> {
  const own = writtenIn(transaction);
  const replaced = own.get(entry);
  if (replaced !== undefined) await deleteVersions(transaction, [replaced]);
  own.delete(entry);
  const before = await lastVersion(transaction, entry);
  const stored = await readStored(strapi, uid, entry);
  if (stored === undefined) {
    await recordDeletion(strapi, transaction, { uid, documentId: entry }, before);
    return;
  }
  const { fields, hash, liveHash } = stored;
  const { event, restoredFrom, ...origin } = recordedNow(strapi);
  const isSame = before?.hash === hash && before.live_hash === liveHash;
  if (isSame && event === undefined) return;
  const { at, actor, actorName } = earlier ?? { at: new Date(Date.now()), ...origin };
  const version = {
    ...{ entry, kind: kindOf(uid), number: (before?.number ?? 0) + 1, at },
    ...{ actor, actor_name: actorName, way: origin.way },
    ...{ event: event ?? eventOf(stored, before), restored_from: restoredFrom ?? null },
    ...{ name: nameOf(uid, fields), hash, live_hash: liveHash, fields: JSON.stringify(fields) },
  };
  own.set(entry, await addVersion(transaction, version, pictureUrls(strapi, fields)));
}

/**
 * Runs a change of entries and records their versions, in one transaction and after all other changes of content.
 * @param changed the document ids, once the change is made
 */
export async function withVersions<T>(
  strapi: Core.Strapi,
  uid: ShownType,
  change: () => Promise<T>,
  changed: (result: T) => readonly string[] | Promise<readonly string[]>,
): Promise<T> {
  return strapi.db.transaction(async ({ trx }: { trx: Connection }) => {
    await holdLock(strapi, trx, 'content');
    const result = await change();
    for (const documentId of new Set(await changed(result))) {
      await recordVersion(strapi, trx, { uid, documentId });
    }
    return result;
  });
}
