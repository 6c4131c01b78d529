import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import type { ShownType } from '../shown-types';
import { readStored } from './stored-entry';
import { versionedFields } from './version-fields';

/** Whether a field of a content type takes several pictures. */
export const takesMany = (strapi: Core.Strapi, uid: ShownType, name: string): boolean =>
  field(field(strapi.contentType(uid).attributes, name), 'multiple') === true;

/** The fields in which a draft differs from what is published, as each of the two would be written. */
interface DraftDifference {
  draft: Data;
  live: Data;
}

/** Compares the draft of a published entry with what is published. Inside a Strapi transaction, it joins it. */
export async function draftDifference(
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
): Promise<DraftDifference> {
  const stored = await readStored(strapi, uid, documentId);
  const fields: Data = stored?.fields ?? {};
  const live: Data = stored?.live ?? fields;
  const difference: DraftDifference = { draft: {}, live: {} };
  for (const [name, type] of versionedFields(strapi, uid)) {
    if (isDeepStrictEqual(fields[name], live[name])) continue;
    const toWrite = (value: unknown) => {
      if (type !== 'media') return value ?? null;
      const ids = objectsOf(value).map(({ id }) => Number(id));
      return takesMany(strapi, uid, name) ? ids : (ids[0] ?? null);
    };
    difference.draft[name] = toWrite(fields[name]);
    difference.live[name] = toWrite(live[name]);
  }
  return difference;
}
