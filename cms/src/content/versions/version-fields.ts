import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import { uploadPath } from '../../media/pictures/own-upload';
import { textPictures } from '../../media/pictures/text-pictures';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { kindOf, type ShownType } from '../shown-types';

/** The field that names an entry to people. */
const nameField = { blog: 'title', faq: 'question' } as const;

/** Strapi's own fields, which are no content. */
const ownFields: ReadonlySet<string> = new Set([
  ...['id', 'documentId', 'locale', 'localizations', 'createdBy', 'updatedBy'],
  ...['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt'],
]);

const isContent = (name: string, attribute: unknown): boolean =>
  !ownFields.has(name) &&
  field(attribute, 'private') !== true &&
  field(attribute, 'type') !== 'relation' &&
  field(field(field(attribute, 'pluginOptions'), 'versions'), 'kept') !== false;

/**
 * The fields of a content type that are versioned, with their types: all that hold content, those that a later release adds
 * included. `"pluginOptions": { "versions": { "kept": false } }` excludes a field.
 */
export function versionedFields(strapi: Core.Strapi, uid: ShownType): Map<string, string> {
  const attributes = Object.entries(strapi.contentType(uid).attributes);
  return new Map(
    attributes
      .filter(([name, attribute]) => isContent(name, attribute))
      .map(([name, attribute]) => [name, String(field(attribute, 'type'))]),
  );
}

/** The relations to read with a row whose fields are versioned. */
export const picturesOf = (fields: ReadonlyMap<string, string>): Record<string, true> =>
  Object.fromEntries(
    [...fields].flatMap(([name, type]) => (type === 'media' ? [[name, true]] : [])),
  );

/** A picture as a version keeps it. */
const picture = ({ id, url, name, alternativeText }: Data) => ({ id, url, name, alternativeText });

/** A new field must not make every entry look changed, so that an empty value is none. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The versioned fields of a row. */
export function fieldsOf(fields: ReadonlyMap<string, string>, row: Data): Data {
  const kept = [...fields].map(([name, type]): [string, unknown] => [
    name,
    type === 'media' ? objectsOf(row[name]).map(picture) : row[name],
  ]);
  return Object.fromEntries(kept.filter(([, value]) => !isEmpty(value)));
}

/** Equal for equal content. */
export function hashOf(fields: Data): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/** The title or question. */
export function nameOf(uid: ShownType, fields: Data): string {
  const name = fields[nameField[kindOf(uid)]];
  return typeof name === 'string' ? name : '';
}

/** The addresses of the pictures of a version, without a host: its own and those in its text. */
export function pictureUrls(strapi: Core.Strapi, fields: Data): Set<string> {
  const own = Object.values(fields)
    .flatMap(objectsOf)
    .map(({ url }) => url);
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const inText = texts.flatMap(textPictures).map((address) => uploadPath(strapi, address));
  return new Set([...own, ...inText].filter((url) => typeof url === 'string'));
}
