import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { versionTable } from '../content/versions/version-rows';
import { storedMoment } from '../leads/kinds';
import { updateRows } from './update-rows';

/** Articles per batch: each may have a hundred versions. */
const batchSize = 50;

interface Row {
  id: number;
  document_id: string;
  created_at: unknown;
  updated_at: unknown;
  published_at: unknown;
  date_published: unknown;
}

/** A version, as far as it tells what was live when. */
interface Version {
  entry: string;
  number: number;
  at: unknown;
  way: string;
  event: string;
  live_hash: string | null;
}

interface Dates {
  date_published: Date;
  date_modified: Date;
}

const record = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'article-dates' });
const key = 'given';

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * When an article was first published, and when it changed on the site: as far back as its history tells. Before that, an
 * article was published when it was created.
 * @param rows its draft and its published version
 * @param versions in the order of their numbers
 * @returns undefined if it was never published
 */
function datesOf(rows: readonly Row[], versions: readonly Version[]): Dates | undefined {
  const live = rows.find((row) => row.published_at !== null);
  const firstLive = versions.find((version) => version.live_hash !== null);
  const [oldest] = rows;
  if (oldest === undefined || (live === undefined && firstLive === undefined)) return undefined;
  const [begin] = versions;
  const isWhole = begin?.number === 1 && begin.way !== 'migration';
  const published =
    isWhole && firstLive !== undefined
      ? storedMoment(firstLive.at)
      : storedMoment(oldest.created_at);
  const change = [...versions]
    .reverse()
    .find(({ event, way }) => event === 'published' && way !== 'migration');
  const modified = change === undefined ? live?.updated_at : change.at;
  return {
    date_published: published,
    date_modified: modified === undefined ? published : later(storedMoment(modified), published),
  };
}

/** The rows of each article that has none of these dates. */
async function undatedArticles({ db }: Core.Strapi): Promise<Map<string, Row[]>> {
  const rows = await db
    .connection<Row>('blogs')
    .select('id', 'document_id', 'created_at', 'updated_at', 'published_at', 'date_published')
    .whereNull('date_published')
    .orderBy('id');
  const articles = new Map<string, Row[]>();
  for (const row of rows) {
    articles.set(row.document_id, [...(articles.get(row.document_id) ?? []), row]);
  }
  return articles;
}

/**
 * Gives the articles of an earlier release their dates of first publication and of last change, once. After an interruption the
 * next start continues with those that have none.
 */
export async function dateEarlierArticles(strapi: Core.Strapi): Promise<void> {
  if ((await record(strapi).get({ key })) === true) return;
  const { connection } = strapi.db;
  const articles = [...(await undatedArticles(strapi))];
  for (let start = 0; start < articles.length; start += batchSize) {
    const batch = articles.slice(start, start + batchSize);
    const versions = await connection<Version>(versionTable)
      .select('entry', 'number', 'at', 'way', 'event', 'live_hash')
      .whereIn(
        'entry',
        batch.map(([documentId]) => documentId),
      )
      .orderBy('number');
    const changed = batch.flatMap(([documentId, rows]) => {
      const dates = datesOf(
        rows,
        versions.filter(({ entry }) => entry === documentId),
      );
      return dates === undefined ? [] : rows.map(({ id }) => ({ id, values: { ...dates } }));
    });
    await updateRows(connection, 'blogs', changed);
    await setImmediate();
  }
  await record(strapi).set({ key, value: true });
}
