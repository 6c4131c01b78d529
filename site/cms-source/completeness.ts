import type { NodePluginArgs } from 'gatsby';
import { countEntries } from './count-entries';
import { collections, mediaType, type CmsSettings } from './settings';

/**
 * Compares what was read with what the CMS holds. The source plugin reads page after page, so an entry that moves between
 * two of them is missed, and it only prints when a picture cannot be fetched.
 * @throws Error that names what is missing
 */
export async function assertComplete(
  settings: CmsSettings,
  getNodesByType: NodePluginArgs['getNodesByType'],
): Promise<void> {
  for (const { plural, nodeType } of collections) {
    const total = await countEntries(settings, plural);
    const read = getNodesByType(nodeType).length;
    if (read !== total) {
      throw new Error(
        `The CMS holds ${String(total)} published ${plural} but ${String(read)} were read: they changed meanwhile.`,
      );
    }
  }
  const missing = getNodesByType(mediaType).find((media) => media.localFile___NODE === undefined);
  if (missing)
    throw new Error(`The picture ${String(missing.url)} could not be fetched from the CMS.`);
}
