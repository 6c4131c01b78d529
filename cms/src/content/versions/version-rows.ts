import type { Core } from '@strapi/strapi';

/** A database connection, or that of a transaction. */
export type Connection = Core.Strapi['db']['connection'];

export const versionTable = 'content_versions';
const pictureTable = 'content_version_pictures';

/** A version without its content: the list is made of these, so that a thousand of them are read at once. */
export interface VersionRow {
  id: number;
  number: number;
  at: unknown;
  actor: number | null;
  actor_name: string | null;
  way: string;
  event: string;
  restored_from: number | null;
  name: string | null;
  hash: string;
  live_hash: string | null;
}

export const headColumns = [
  ...['id', 'number', 'at', 'actor', 'actor_name', 'way', 'event'],
  ...['restored_from', 'name', 'hash', 'live_hash'],
];

/** The newest version of an entry; undefined if there is none. */
export async function lastVersion(
  connection: Connection,
  entry: string,
): Promise<VersionRow | undefined> {
  return connection(versionTable)
    .select(headColumns)
    .where({ entry })
    .orderBy('number', 'desc')
    .limit(1)
    .then((rows: VersionRow[]) => rows[0]);
}

/** The hash of what the site showed of an entry last, even if it shows nothing of it now; undefined if it never did. */
export async function lastLiveHash(
  connection: Connection,
  entry: string,
): Promise<string | undefined> {
  return connection(versionTable)
    .select('live_hash')
    .where({ entry })
    .whereNotNull('live_hash')
    .orderBy('number', 'desc')
    .limit(1)
    .then((rows: { live_hash: string }[]) => rows[0]?.live_hash);
}

type NewVersion = Omit<VersionRow, 'id'> & { entry: string; kind: string; fields: string };

/** Adds a version with the addresses of its pictures. @returns its id */
export async function addVersion(
  transaction: Connection,
  version: NewVersion,
  urls: ReadonlySet<string>,
): Promise<number> {
  const [added]: { id: number }[] = await transaction(versionTable).insert(version).returning('id');
  if (added === undefined) throw new Error('The database gave no id for a version.');
  const pictures = [...urls].map((url) => ({ version: added.id, url }));
  if (pictures.length > 0) await transaction(pictureTable).insert(pictures);
  return added.id;
}

/**
 * Deletes versions. Their pictures are released: `removeReleased` deletes those that nothing else shows.
 * @param ids few enough for one statement
 */
export async function deleteVersions(
  transaction: Connection,
  ids: readonly number[],
): Promise<number> {
  await transaction(pictureTable).whereIn('version', ids).update({ version: null });
  return transaction(versionTable).whereIn('id', ids).delete();
}

/** Deletes all versions of an entry. */
export async function deleteVersionsOf(transaction: Connection, entry: string): Promise<void> {
  const own = transaction(versionTable).select('id').where({ entry });
  await transaction(pictureTable).whereIn('version', own.clone()).update({ version: null });
  await transaction(versionTable).where({ entry }).delete();
}

/** The entries of which a kept version shows a picture. It joins the transaction of Strapi's own queries. */
export async function entriesWithVersionsThatShow(
  strapi: Core.Strapi,
  url: string,
): Promise<string[]> {
  return strapi.db.transaction(async ({ trx }: { trx: Connection }) => {
    const shown = trx(pictureTable).select('version').where({ url }).whereNotNull('version');
    return trx(versionTable)
      .whereIn('id', shown)
      .distinct('entry')
      .then((rows: { entry: string }[]) => rows.map(({ entry }) => entry));
  });
}

/** The addresses of some pictures whose versions were deleted. */
export async function releasedUrls(connection: Connection, limit: number): Promise<string[]> {
  return connection(pictureTable)
    .distinct('url')
    .whereNull('version')
    .limit(limit)
    .then((rows: { url: string }[]) => rows.map(({ url }) => url));
}

/** Ends the release of pictures. */
export async function forgetReleased(
  connection: Connection,
  urls: readonly string[],
): Promise<void> {
  await connection(pictureTable).whereNull('version').whereIn('url', urls).delete();
}
