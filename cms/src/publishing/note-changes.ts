import type { Core } from '@strapi/strapi';
import { recordedNow } from '../content/versions/call-origin';
import { recordVersion } from '../content/versions/record-version';
import { field } from '../contract/json';
import { isShownType, type ShownType } from '../content/shown-types';
import { entryName } from './builds/entry-name';
import { holdLock } from '../setup/database-lock';
import { inTransaction, lockPublication, tables, type Connection } from './change-publication';
import { site } from './read-publication';

/** One call of Strapi's document service, through which all content is written. */
interface Call {
  uid: string;
  action: string;
  params?: unknown;
}

/** Whether a call may change the site: saving a draft does not. */
export function mayChangeSite({ action, params }: Call): boolean {
  if (action === 'create' || action === 'update') return field(params, 'status') === 'published';
  return action === 'publish' || action === 'unpublish' || action === 'delete';
}

async function isPublished(strapi: Core.Strapi, uid: ShownType, documentId: unknown) {
  const where = { documentId, publishedAt: { $notNull: true } };
  return (await strapi.db.query(uid).count({ where })) > 0;
}

/** The document that a call changed, or undefined if there was nothing to change. */
function changedDocument(result: unknown): string | undefined {
  const entries = field(result, 'entries');
  if (Array.isArray(entries) && entries.length === 0) return undefined;
  const documentId = field(result, 'documentId');
  return typeof documentId === 'string' ? documentId : undefined;
}

function revisionIn(rows: unknown): number {
  const revision = Number(field(field(rows, '0'), 'changed_revision'));
  if (Number.isSafeInteger(revision)) return revision;
  throw new Error('The database gave no revision for a change of content.');
}

/**
 * Records a change. A transaction may make many at the same time, so the database itself counts: this is `changed` of
 * transitions.ts in SQL.
 */
async function noteChange(
  strapi: Core.Strapi,
  connection: Connection,
  entry: string,
): Promise<void> {
  const now = Date.now();
  const next = `case
    when changed_revision >= ? and changed_revision >= coalesce(live_revision, 0) then changed_revision + 1
    when live_revision >= ? then live_revision + 1
    else ? end`;
  const rows: unknown = await connection(tables.publication)
    .where(site)
    .update({
      changed_revision: connection.raw(next, [now, now, now]),
      first_change_at: connection.raw('coalesce(first_change_at, ?)', [now]),
      last_change_at: now,
      earlier_change_at: connection.raw(
        'case when first_change_at is null then last_change_at else earlier_change_at end',
      ),
    })
    .returning('changed_revision');
  const revision = revisionIn(rows);
  // What the schedule changes is the change of who planned it.
  const noted = { entry, revision, editor: recordedNow(strapi).actor };
  await connection(tables.entries).insert(noted).onConflict('entry').merge(['revision', 'editor']);
}

/**
 * Changes what entries show without writing the entries, and records those that are on the site, in the same transaction.
 * @param change uses Strapi's own queries, or the connection
 */
export function changeShown<T>(
  strapi: Core.Strapi,
  uid: ShownType,
  documentIds: ReadonlySet<string>,
  change: (connection: Connection) => Promise<T>,
): Promise<T> {
  return inTransaction(strapi, async (connection) => {
    // Locked in this order by everyone who changes content.
    await holdLock(strapi, connection, 'content');
    await lockPublication(strapi, connection);
    const result = await change(connection);
    for (const documentId of documentIds) {
      if (!(await isPublished(strapi, uid, documentId))) continue;
      await noteChange(strapi, connection, entryName(uid, documentId));
    }
    for (const documentId of documentIds)
      await recordVersion(strapi, connection, { uid, documentId });
    return result;
  });
}

/**
 * Makes and records a change of the site that is not one of an entry, such as a redirect, in one transaction.
 * @param name what changes
 */
export function changeSiteItself<T>(
  strapi: Core.Strapi,
  name: string,
  change: () => Promise<T>,
): Promise<T> {
  return inTransaction(strapi, async (connection) => {
    await lockPublication(strapi, connection);
    const result = await change();
    await noteChange(strapi, connection, name);
    return result;
  });
}

/** Runs a change of the site and records it, in one transaction. */
function changeSite<T>(
  strapi: Core.Strapi,
  uid: ShownType,
  { action, params }: Call,
  change: () => Promise<T>,
): Promise<T> {
  return inTransaction(strapi, async (connection) => {
    await lockPublication(strapi, connection);
    const id = field(params, 'documentId');
    // A draft that was never on the site is not recorded.
    const wasShown = action !== 'delete' || (await isPublished(strapi, uid, id));
    const result = await change();
    const documentId = wasShown ? changedDocument(result) : undefined;
    if (documentId !== undefined) {
      await noteChange(strapi, connection, entryName(uid, documentId));
    }
    return result;
  });
}

/** Records every change of what the site shows, whether by the API, the plugin, the content manager or the sample content. */
export function noteChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const { uid } = call;
    if (!isShownType(uid) || !mayChangeSite(call)) return next();
    return changeSite(strapi, uid, call, async () => next());
  });
}
