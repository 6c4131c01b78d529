import type { NodePluginArgs } from 'gatsby';
import { collections, mediaType, sourcePlugin } from './settings';

/**
 * Makes a cached build read everything again. The source plugin asks only for entries with a newer `updatedAt`, and so
 * misses an entry that was unpublished and published again, and the delete of a type's last entry.
 */
export async function forgetCachedEntries({
  actions,
  getCache,
  getNodesByType,
}: Pick<NodePluginArgs, 'actions' | 'getCache' | 'getNodesByType'>): Promise<void> {
  await getCache(sourcePlugin).del('timestamp');
  for (const type of [...collections.map(({ nodeType }) => nodeType), mediaType]) {
    for (const node of getNodesByType(type)) actions.deleteNode(node, { name: sourcePlugin });
  }
}
