import { askCms } from './ask-cms';
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
