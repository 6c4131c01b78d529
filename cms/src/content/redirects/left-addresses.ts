import type { Core } from '@strapi/strapi';
import { objectsOf } from '../../strapi/untyped-rows';
import { redirectType, toRule } from './redirect-rows';

/**
 * Where the addresses of articles lead that were taken from the site, by their ids: null for one that is gone. An article that
 * was never on the site is not among them.
 */
export async function leftAddresses(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows: unknown = await strapi.db.query(redirectType).findMany({
    select: ['entry', 'target'],
    where: { entry: { $in: [...documentIds] }, origin: { $in: ['unpublish', 'trash'] } },
    orderBy: { id: 'asc' },
  });
  const left = new Map<string, string | null>();
  for (const { entry, target } of objectsOf(rows).map(toRule)) {
    if (entry !== null) left.set(entry, target);
  }
  return left;
}
