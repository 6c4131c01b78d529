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

/**
 * Whether this build makes the same data from the same entry as the last one. Gatsby checks gatsby-node.ts only, not
 * what it imports.
 */
async function isBuildCodeUnchanged({ cache, createContentDigest }: Hook): Promise<boolean> {
  const hooks = readFileSync(resolve('.cache/compiled/gatsby-node.js'), 'utf8');
  const making = createContentDigest([hooks, ...cmsHosts()]);
  const before: unknown = await cache.get('making-of-data');
  await cache.set('making-of-data', making);
  return before === making;
}

/**
 * Makes a cached build equal to a fresh one. The source plugin fetches only entries with a newer `updatedAt` and misses
 * one that was unpublished and published again, so it is made to read everything.
 *
 * An article stays in the cache until it is read: Gatsby compares the two and keeps the page if they are equal. An
 * article is dropped when its page depends on more than the article: on the files of pictures in its text, or on hooks
 * that changed. All articles are dropped when the CMS has none, since the source plugin never removes the last entry of
 * a type. Questions are always dropped: they are few, and their one page shows them in the order in which they were
 * read.
 */
export async function forgetCachedEntries(args: Hook, settings: CmsSettings): Promise<void> {
  const { actions, getCache, getNodesByType } = args;
  await getCache(sourcePlugin).del('timestamp');
  const unchanged = await isBuildCodeUnchanged(args);
  for (const { nodeType, plural } of collections) {
    const canStay =
      unchanged && nodeType === articleType && (await countEntries(settings, plural)) > 0;
    for (const node of getNodesByType(nodeType)) {
      if (canStay && !mayHoldPictures(description.validateSync(node.description))) continue;
      actions.deleteNode(node, { name: sourcePlugin });
    }
  }
  if (unchanged) return;
  for (const node of getNodesByType(mediaType)) actions.deleteNode(node, { name: sourcePlugin });
}
