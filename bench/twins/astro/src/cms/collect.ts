import type { LoaderContext } from 'astro/loaders';

/** Brings a collection up to date: only what changed in the CMS is read into data again. */
export async function collect<Row extends { documentId: string }>(
  { store, generateDigest, parseData }: LoaderContext,
  rows: readonly Row[],
  dataOf: (row: Row) => Record<string, unknown> | Promise<Record<string, unknown>>,
): Promise<void> {
  const present = new Set(rows.map(({ documentId }) => documentId));
  for (const id of store.keys()) if (!present.has(id)) store.delete(id);
  for (const row of rows) {
    const id = row.documentId;
    const digest = generateDigest(JSON.stringify(row));
    if (store.get(id)?.digest === digest) continue;
    const data = await parseData({ id, data: await dataOf(row) });
    store.set({ id, data, digest });
  }
}
