import type { NodePluginArgs, Reporter } from 'gatsby';
import { askCms, countEntries } from './ask-cms';
import { collections, type CmsSettings } from './settings';

// gatsby-source-strapi reads the two lists of types before any entry.
const paths = [
  '/api/content-type-builder/content-types',
  '/api/content-type-builder/components',
  ...collections.map(({ plural }) => `/api/${plural}?pagination[pageSize]=1`),
];

/**
 * Asks the CMS for everything that the source plugin is going to read, since the plugin has no timeout and reports
 * failures as an unreadable dump.
 * @throws Error with one sentence that says what to do
 */
export async function checkCms(settings: CmsSettings): Promise<void> {
  if (settings.url === '') throw new Error('CMS_URL is not set: it is the address of the CMS.');
  if (!URL.canParse(settings.url)) throw new Error(`CMS_URL is not an address: ${settings.url}`);
  if (settings.token === '') {
    throw new Error('CMS_BUILD_TOKEN is not set: it lets the build read published entries.');
  }
  for (const path of paths) await askCms(settings, path);
}

const minutes = 10;

/**
 * Ends the build when reading the CMS takes too long: the source plugin has no timeout.
 * @returns a function that cancels the deadline
 */
export function startDeadline(reporter: Reporter): () => void {
  const timer = setTimeout(() => {
    reporter.panic(
      `The CMS was not read within ${String(minutes)} minutes. The site was not built.`,
    );
  }, minutes * 60_000);
  return () => {
    clearTimeout(timer);
  };
}

/**
 * Checks that all entries of the CMS were read. The source plugin reads page by page, so it misses an entry that moves
 * between two pages.
 * @throws Error that says how many are missing
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
}
