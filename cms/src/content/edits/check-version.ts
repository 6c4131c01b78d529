import { Refusal } from '../../contract/errors';

/** The version of an entry: the moment of its last change. */
export const versionOf = (row: { updatedAt?: string | Date | null | undefined }): string =>
  new Date(row.updatedAt ?? 0).toISOString();

type Noun = 'blog' | 'FAQ' | 'template';

const documentId = /^[a-z0-9]{24}$/;

/** An entry's row; undefined if it is gone or the id is not valid. */
export async function readEntry<Row>(
  noun: Noun,
  id: string,
  read: (id: string) => Promise<Row | null>,
): Promise<Row> {
  const row = documentId.test(id) ? await read(id) : null;
  if (row === null) {
    throw new Refusal('not_found', `There is no such ${noun}: it may have been deleted meanwhile.`);
  }
  return row;
}

/**
 * Compares the version that a change was made from with the current one. Call it in the transaction that writes.
 * @param expected undefined accepts any version
 * @throws Refusal when someone else has changed the entry since
 */
export function checkVersion(
  noun: Noun,
  row: Parameters<typeof versionOf>[0],
  expected: string | undefined,
): void {
  if (expected === undefined || expected === versionOf(row)) return;
  throw new Refusal(
    'edit_conflict',
    `Someone else has changed this ${noun} since you opened it. Compare both versions, then decide which one to keep.`,
  );
}
