import type { Core } from '@strapi/strapi';
import type { SiteEntry } from '../../contract/content/publishing';
import type { Publication } from '../publication';
import { revisionShownAt } from './build-rows';
import { carriedIn } from './carried';
import { toSiteEntries } from './site-entries';

/**
 * The entries whose last change an admin made and that went live after a moment.
 * @param since milliseconds
 */
export async function wentLive(
  strapi: Core.Strapi,
  { liveRevision, liveAt }: Publication,
  editor: number,
  since: number,
): Promise<SiteEntry[]> {
  // Asked every few seconds: usually, nothing is read.
  if (liveAt === null || liveAt <= since) return [];
  const from = await revisionShownAt(strapi, since);
  if (from === undefined) return [];
  const { named } = await carriedIn(strapi, { from, to: liveRevision, editor });
  return named.map(await toSiteEntries(strapi, named));
}
