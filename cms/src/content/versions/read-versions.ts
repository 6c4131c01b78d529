import type { Core } from '@strapi/strapi';
import type { ContentKind } from '../../contract/content/content-kind';
import { contentTypes } from '../shown-types';
import {
  versionEvents,
  versionWays,
  type ListedVersion,
  type Version,
  type VersionField,
  type VersionList,
  type VersionPicture,
} from '../../contract/content/versions';
import { readImageAlts, type ImageAlts } from '../../contract/content/image-alt';
import { Refusal } from '../../contract/errors';
import { field, isObject, parseJson } from '../../contract/json';
import type { PageQuery } from '../../contract/list-query';
import { storedMoment } from '../../leads/kinds';
import { absoluteAddress } from '../../media/pictures/own-upload';
import { withTextPictures } from '../../media/pictures/text-pictures';
import { firmTimeZone } from '../../setup/environment';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { versionOf } from '../edits/check-version';
import { sanitiseRichText } from '../rich-text/sanitise';
import { versionedFields } from './version-fields';
import { headColumns, lastVersion, versionTable, type VersionRow } from './version-rows';

/** An entry whose versions are asked for. */
export interface EntryId {
  kind: ContentKind;
  id: string;
}

/** The numbers of the version that is live and of the draft, where there are any. */
interface Marks {
  live: number | undefined;
  draft: number | undefined;
}

const noEntry = () => new Refusal('not_found', 'There are no versions of such an entry.');

const noVersion = () =>
  new Refusal('not_found', 'There is no such version: old versions are thinned out with time.');

const ofEntry = ({ db }: Core.Strapi, { kind, id }: EntryId) =>
  db.connection(versionTable).where({ entry: id, kind });

async function marksOf(strapi: Core.Strapi, entry: EntryId): Promise<Marks> {
  const last = await lastVersion(strapi.db.connection, entry.id);
  if (last === undefined) throw noEntry();
  const { number, event, hash, live_hash: liveHash } = last;
  const live: unknown =
    liveHash === null
      ? undefined
      : await ofEntry(strapi, entry).where({ hash: liveHash }).max({ number: 'number' }).first();
  return {
    live: live === undefined ? undefined : Number(field(live, 'number')),
    draft: event === 'deleted' || hash === liveHash ? undefined : number,
  };
}

function toListed(row: VersionRow, { live, draft }: Marks): ListedVersion {
  const { number, at, actor_name: by, way, event, restored_from: restoredFrom, name } = row;
  return {
    number,
    at: storedMoment(at).toISOString(),
    ...(by === null ? {} : { by }),
    way: versionWays.find((known) => known === way) ?? 'migration',
    event: versionEvents.find((known) => known === event) ?? 'saved',
    ...(restoredFrom === null ? {} : { restoredFrom }),
    name: name ?? '',
    live: number === live,
    draft: number === draft,
  };
}

/**
 * One page of the versions of an entry, newest first, without their content.
 * @throws Refusal when there are none
 */
export async function listVersions(
  strapi: Core.Strapi,
  entry: EntryId,
  { page, pageSize }: PageQuery,
): Promise<VersionList> {
  const marks = await marksOf(strapi, entry);
  const rows: VersionRow[] = await ofEntry(strapi, entry)
    .select(headColumns)
    .orderBy('number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .then((read: VersionRow[]) => read);
  const [counted] = await ofEntry(strapi, entry).count({ total: '*' });
  const total = Number(counted?.total);
  // The id may be that of an entry of the other kind.
  if (total === 0) throw noEntry();
  const draft = await strapi
    .documents(contentTypes[entry.kind])
    .findOne({ documentId: entry.id, status: 'draft', fields: ['updatedAt'] });
  return {
    result: rows.map((row) => toListed(row, marks)),
    ...(draft === null ? {} : { version: versionOf(draft) }),
    zone: firmTimeZone(),
    pagination: { page, pageSize, total },
  };
}

/** A version as it is stored. */
export type StoredVersion = VersionRow & { fields: Data };

/**
 * One version with its fields.
 * @throws Refusal when there is none
 */
export async function findVersion(
  strapi: Core.Strapi,
  entry: EntryId,
  number: number,
): Promise<StoredVersion> {
  const [row] = await ofEntry(strapi, entry)
    .where({ number })
    .select([...headColumns, 'fields'])
    .then((rows: (VersionRow & { fields: string })[]) => rows);
  if (row === undefined) throw noVersion();
  const fields = parseJson(row.fields);
  return { ...row, fields: isObject(fields) ? { ...fields } : {} };
}

/** The ids of those files that still exist. */
export async function presentFiles(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows: unknown = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: [...ids] } }, select: ['id'] });
  return new Set(objectsOf(rows).map(({ id }) => Number(id)));
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return value === true ? 'Yes' : JSON.stringify(value);
};

async function toPictures(
  strapi: Core.Strapi,
  value: unknown,
  alts: ImageAlts,
): Promise<VersionPicture[]> {
  const pictures = objectsOf(value);
  const present = await presentFiles(
    strapi,
    pictures.map(({ id }) => Number(id)),
  );
  return pictures.map(({ id, url, name, alternativeText }) => ({
    id: Number(id),
    url: absoluteAddress(strapi, textOf(url)),
    name: textOf(name),
    alternativeText: alts.get(textOf(url)) ?? textOf(alternativeText),
    decorative: alts.get(textOf(url)) === '',
    gone: !present.has(Number(id)),
  }));
}

async function toField(
  strapi: Core.Strapi,
  name: string,
  type: string | undefined,
  value: unknown,
  alts: ImageAlts,
): Promise<VersionField> {
  if (type === 'media') {
    return { name, kind: 'pictures', value: await toPictures(strapi, value, alts) };
  }
  const text = textOf(value);
  if (name !== 'description') return { name, kind: 'text', value: text };
  // It was sanitised when it was stored, by the rules of that time.
  const clean = sanitiseRichText(text);
  const absolute = (address: string) => absoluteAddress(strapi, address);
  return { name, kind: 'rich_text', value: withTextPictures(clean, absolute) };
}

/**
 * One version as the panel shows it.
 * @throws Refusal when there is none
 */
export async function readVersion(
  strapi: Core.Strapi,
  entry: EntryId,
  number: number,
): Promise<Version> {
  const { fields, ...row } = await findVersion(strapi, entry, number);
  const types = versionedFields(strapi, contentTypes[entry.kind]);
  // Shown with the pictures that they describe.
  const { imageAlts, ...others } = fields;
  const alts = readImageAlts(imageAlts);
  const shown: VersionField[] = [];
  for (const [name, value] of Object.entries(others)) {
    shown.push(await toField(strapi, name, types.get(name), value, alts));
  }
  return { ...toListed(row, await marksOf(strapi, entry)), fields: shown };
}
