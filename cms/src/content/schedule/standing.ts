import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { isNewer, readStored } from '../versions/stored-entry';
import type { Standing } from './pointless';

/**
 * What an entry is now; undefined for one that is gone or in the trash. It compares the stored content itself: a change that is
 * under way has no version yet. Inside a Strapi transaction, it joins it.
 */
export async function standingOf(
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
): Promise<Standing | undefined> {
  const stored = await readStored(strapi, uid, documentId);
  if (stored === undefined || stored.isTrashed) return undefined;
  return { published: stored.live !== undefined, newer: isNewer(stored) };
}
