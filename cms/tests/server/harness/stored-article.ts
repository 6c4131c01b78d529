import { articlePath } from '../../../src/contract/content/addresses';
import { parseJson } from '../../../src/contract/json';
import {
  fieldsOf,
  hashOf,
  picturesOf,
  versionedFields,
} from '../../../src/content/versions/version-fields';
import { record } from './call';
import type { TestCms } from './cms';
import { storedFiles } from './content';

const uid = 'api::blog.blog';

type Row = Record<string, unknown>;

/** Everything that a save of an article may change, as it is stored. */
export interface StoredArticle {
  /** The draft and the published row, each with its pictures. */
  rows: Row[];
  versions: Row[];
  /** Where each address leads; null for one that is gone. */
  redirects: Record<string, unknown>;
  /** The revision of its last change of the site, and that of the last change of all. */
  revisions: unknown[];
  pictures: Awaited<ReturnType<typeof storedFiles>>;
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(record) : []);

/** Reads what is stored of an article; with '' what is stored when there is none. */
export async function storedArticle(cms: TestCms, documentId: string): Promise<StoredArticle> {
  const { db } = cms.strapi;
  const table = (name: string) => db.connection<Row>(name);
  const populate = picturesOf(versionedFields(cms.strapi, uid));
  const orderBy = { id: 'asc' } as const;
  const rows = rowsOf(await db.query(uid).findMany({ where: { documentId }, populate, orderBy }));
  const versions = await table('content_versions').where('entry', documentId).orderBy('number');
  const redirects = rowsOf(await table('redirects').orderBy('path'));
  const [noted] = rowsOf(await table('publication_entries').where('entry', `${uid}/${documentId}`));
  const [publication] = rowsOf(await table('publications'));
  return {
    rows,
    versions: rowsOf(versions),
    redirects: Object.fromEntries(
      redirects.map(({ path, target }) => [String(path), target ?? null]),
    ),
    revisions: [noted?.revision, publication?.changed_revision].map(Number),
    pictures: await storedFiles(cms),
  };
}

const pathOf = ({ documentId, slug }: Row): string =>
  articlePath({ documentId: String(documentId), slug: String(slug) });

/**
 * What contradicts itself in what is stored of the only article that was changed: its rows, its versions, its old addresses and
 * the revision of the site.
 */
export function contradictions(
  { strapi }: TestCms,
  { rows, versions, redirects, revisions }: StoredArticle,
): string[] {
  const kept = versionedFields(strapi, uid);
  const hash = (row: Row | undefined) => (row === undefined ? null : hashOf(fieldsOf(kept, row)));
  const live = rows.filter(({ publishedAt }) => publishedAt !== null);
  const drafts = rows.filter(({ publishedAt }) => publishedAt === null);
  const last = versions.at(-1);
  const numbers = versions.map(({ number }) => Number(number));
  const livePath = live[0] === undefined ? null : pathOf(live[0]);
  const wasAt = versions
    .filter(({ live_hash: liveHash }) => liveHash !== null)
    .map(({ entry, fields }) =>
      pathOf({ documentId: entry, slug: record(parseJson(String(fields))).slug }),
    );
  const misled = wasAt.filter((path) => path !== livePath && redirects[path] !== livePath);
  return [
    ...(live.length > 1 || drafts.length !== 1 ? ['the number of its rows'] : []),
    ...(numbers.every((number, index) => number === index + 1) ? [] : ['a gap in its versions']),
    ...(last?.hash === hash(drafts[0]) ? [] : ['its draft and its last version']),
    ...(last?.live_hash === hash(live[0]) ? [] : ['what is live and its last version']),
    ...misled.map((path) => `an old address: ${path}`),
    ...(livePath !== null && livePath in redirects ? ['its address leads elsewhere'] : []),
    ...(revisions[0] === revisions[1] ? [] : ['the revision of the site']),
  ];
}
