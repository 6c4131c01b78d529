import type { Core } from '@strapi/strapi';
import { kindOf, type ShownType } from '../shown-types';
import type { VersionEvent } from '../../contract/content/versions';
import { holdLock } from '../../setup/database-lock';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { recordedNow } from './call-origin';
import {
  fieldsOf,
  hashOf,
  nameOf,
  picturesOf,
  pictureUrls,
  versionedFields,
} from './version-fields';
import {
  addVersion,
  deleteVersions,
  deleteVersionsOf,
  lastVersion,
  type Connection,
  type VersionRow,
} from './version-rows';

/** An entry as it is stored: its newest content, and the hash of what the site shows. */
interface Stored {
  fields: Data;
  hash: string;
  liveHash: string | null;
}

async function readStored(
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
): Promise<Stored | undefined> {
  const kept = versionedFields(strapi, uid);
  const rows = objectsOf(
    await strapi.db.query(uid).findMany({ where: { documentId }, populate: picturesOf(kept) }),
  );
  const live = rows.find(({ publishedAt }) => publishedAt !== null);
  const newest = rows.find(({ publishedAt }) => publishedAt === null) ?? live;
  if (newest === undefined) return undefined;
  const fields = fieldsOf(kept, newest);
  return {
    fields,
    hash: hashOf(fields),
    liveHash: live === undefined ? null : hashOf(fieldsOf(kept, live)),
  };
}

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
