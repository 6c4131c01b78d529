import { shownTypes, type ShownType } from '../../content/shown-types';

/** The name under which an entry's changes are recorded. */
export const entryName = (uid: ShownType, documentId: string): string => `${uid}/${documentId}`;

/** The content type of a changed entry; undefined for a change that is not about an entry, such as one of the redirects. */
export const typeOfEntry = (name: string): ShownType | undefined =>
  shownTypes.find((uid) => name.startsWith(entryName(uid, '')));

/** The ids of the entries by their types, from the names of their changes. */
export const entriesByType = (
  names: Iterable<string>,
): readonly { uid: ShownType; ids: readonly string[] }[] =>
  shownTypes.map((uid) => {
    const start = entryName(uid, '');
    const ids = [...names].filter((name) => name.startsWith(start));
    return { uid, ids: ids.map((name) => name.slice(start.length)) };
  });
