import type { Core } from '@strapi/strapi';
import { contentTypes, type ShownType } from '../shown-types';
import type { Restored } from '../../contract/content/versions';
import { categoryPath } from '../../contract/content/addresses';
import { addressKey } from '../../contract/content/redirect-path';
import { goneFromText } from '../../media/pictures/gone-from-text';
import { withoutTextPictures } from '../../media/pictures/text-pictures';
import { objectsOf, type Data } from '../../strapi/untyped-rows';
import { checkVersion, readEntry, versionOf } from '../edits/check-version';
import { inContentTransaction } from '../edits/content-transaction';
import { redirectRows } from '../redirects/redirect-rows';
import { recordedAs } from './call-origin';
import { takesMany } from './draft-difference';
import { findVersion, presentFiles, type EntryId } from './read-versions';
import { versionedFields } from './version-fields';

const nouns = { blog: 'blog', faq: 'FAQ' } as const;

/** Whether the page of a category leads elsewhere, because the category was renamed or merged since. */
async function isRenamed(strapi: Core.Strapi, category: unknown): Promise<boolean> {
  if (typeof category !== 'string') return false;
  return (await redirectRows(strapi).find(addressKey(categoryPath(category)))) !== undefined;
}

/**
 * The fields that a restore leaves as they are. An address belongs to the entry, not to one of its versions: links to it
 * must keep working.
 */
async function keptFields(strapi: Core.Strapi, { category }: Data): Promise<Set<string>> {
  return new Set(['slug', ...((await isRenamed(strapi, category)) ? ['category'] : [])]);
}

/** The last part of an address, which is the name that the file had. */
const fileName = (address: string): string => address.split('/').at(-1) ?? address;

/** What to write for the fields of a version, and the names of pictures whose files are gone. */
async function draftOf(
  strapi: Core.Strapi,
  uid: ShownType,
  version: Data,
): Promise<{ data: Data } & Pick<Restored, 'missing' | 'categoryKept'>> {
  const kept = await keptFields(strapi, version);
  const data: Data = {};
  const missing: string[] = [];
  for (const [name, type] of versionedFields(strapi, uid)) {
    if (kept.has(name)) continue;
    const value = version[name] ?? null;
    if (type === 'media') {
      const pictures = objectsOf(value);
      const present = await presentFiles(
        strapi,
        pictures.map(({ id }) => Number(id)),
      );
      const isPresent = ({ id }: Data) => present.has(Number(id));
      const ids = pictures.filter(isPresent).map(({ id }) => Number(id));
      data[name] = takesMany(strapi, uid, name) ? ids : (ids[0] ?? null);
      missing.push(...pictures.filter((each) => !isPresent(each)).map((each) => String(each.name)));
    } else if (name === 'description' && typeof value === 'string') {
      const gone = await goneFromText(strapi, value);
      data[name] = withoutTextPictures(value, gone);
      missing.push(...[...gone].map(fileName));
    } else {
      data[name] = value;
    }
  }
  return { data, missing, categoryKept: kept.has('category') };
}

/**
 * Makes a version the draft of its entry. What is live stays, and the entry keeps its address. A picture whose file is gone
 * is left out.
 * @param expected the version of the entry that the caller saw; undefined for any
 * @throws Refusal when there is no such entry or version, or the entry has changed since
 */
export async function restoreVersion(
  strapi: Core.Strapi,
  entry: EntryId,
  number: number,
  expected: string | undefined,
): Promise<Restored> {
  const uid = contentTypes[entry.kind];
  const noun = nouns[entry.kind];
  const documents = strapi.documents(uid);
  const readDraft = () =>
    readEntry(noun, entry.id, (documentId) => documents.findOne({ documentId, status: 'draft' }));
  const version = await findVersion(strapi, entry, number);
  return recordedAs({ way: 'restore', restoredFrom: number }, () =>
    inContentTransaction(strapi, async () => {
      const { documentId, ...row } = await readDraft();
      checkVersion(noun, row, expected);
      const { data, ...told } = await draftOf(strapi, uid, version.fields);
      await documents.update({ documentId, data });
      return { version: versionOf(await readDraft()), ...told };
    }),
  );
}
