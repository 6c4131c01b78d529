import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Actions, NodePluginArgs } from 'gatsby';
import { string } from 'yup';
import { countEntries } from './ask-cms';
import {
  articleType,
  cmsHosts,
  collections,
  mediaType,
  sourcePlugin,
  type CmsSettings,
} from './settings';
import { mayHoldPictures } from './text-pictures';

interface Hook extends Pick<NodePluginArgs, 'createContentDigest' | 'getNodesByType'> {
  actions: Pick<Actions, 'deleteNode'>;
  cache: Pick<NodePluginArgs['cache'], 'get' | 'set'>;
  getCache: (plugin: string) => Pick<NodePluginArgs['cache'], 'del'>;
}

const description = string().defined();

/** Whether this build makes the same data of the same entry as the last one: Gatsby looks at gatsby-node.ts alone. */
async function isMadeAlike({ cache, createContentDigest }: Hook): Promise<boolean> {
  const hooks = readFileSync(resolve('.cache/compiled/gatsby-node.js'), 'utf8');
  const making = createContentDigest([hooks, ...cmsHosts()]);
  const before: unknown = await cache.get('making-of-data');
  await cache.set('making-of-data', making);
  return before === making;
}

/**
 * Makes a cached build equal to a fresh one. The source plugin asks only for entries with a newer `updatedAt`, and so misses
 * an entry that was unpublished and published again: it is made to read everything.
 *
 * An article stays until it is read: Gatsby compares it with the one it has, and keeps its page if they are equal. It is
 * forgotten when more than the article decides about its page: the files of pictures in its text, or hooks that changed.
 * All are forgotten when the CMS has none, since the source plugin leaves a type's last entry where it is. Questions are
 * always forgotten: they are few, all on one page, which holds them in the order in which they were read.
 */
export async function forgetCachedEntries(args: Hook, settings: CmsSettings): Promise<void> {
  const { actions, getCache, getNodesByType } = args;
  await getCache(sourcePlugin).del('timestamp');
  const alike = await isMadeAlike(args);
  for (const { nodeType, plural } of collections) {
    const canStay = alike && nodeType === articleType && (await countEntries(settings, plural)) > 0;
    for (const node of getNodesByType(nodeType)) {
      if (canStay && !mayHoldPictures(description.validateSync(node.description))) continue;
      actions.deleteNode(node, { name: sourcePlugin });
    }
  }
  if (alike) return;
  for (const node of getNodesByType(mediaType)) actions.deleteNode(node, { name: sourcePlugin });
}
