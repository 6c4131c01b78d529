import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { Refusal } from '../../contract/errors';
import { removeUnused } from '../../media/pictures/remove-unused';
import { filesOfEntry } from '../blog/blog-files';
import { leaveAddress, type LeftAddress } from '../redirects/manage-redirects';
import { inContentTransaction } from './content-transaction';
import { presentId, type SeenEntry } from './entry-place';

const notPublished = () =>
  new Refusal('edit_conflict', 'The site does not show this entry: it is a draft already.');

/** Runs one change of an entry that the site should show, and removes the pictures that nothing uses after it. */
async function changePublished(
  strapi: Core.Strapi,
  uid: ShownType,
  seen: SeenEntry,
  change: (documentId: string) => Promise<unknown>,
): Promise<void> {
  const files = await inContentTransaction(strapi, async () => {
    const documentId = await presentId(strapi, uid, seen);
    const filters = { documentId };
    const shown = await strapi.documents(uid).count({ status: 'published', filters });
    if (shown === 0) throw notPublished();
    const used = await filesOfEntry(strapi, uid, documentId);
    await change(documentId);
    return used;
  });
  await removeUnused(strapi, files);
}

/**
 * Takes an entry off the site. Its draft stays, with what was saved last.
 * @param left what its addresses answer from then on; without it they are gone
 * @throws Refusal when it is gone, has changed since, or is not published, and for a target that is no page
 */
export const unpublish = (
  strapi: Core.Strapi,
  uid: ShownType,
  seen: SeenEntry,
  left: LeftAddress = {},
): Promise<void> =>
  changePublished(strapi, uid, seen, async (documentId) => {
    await strapi.documents(uid).unpublish({ documentId });
    await leaveAddress(strapi, documentId, 'unpublish', left);
  });

/**
 * Replaces the draft of an entry by what is published.
 * @throws Refusal when it is gone, has changed since, or is not published
 */
export const discardDraft = (strapi: Core.Strapi, uid: ShownType, seen: SeenEntry): Promise<void> =>
  changePublished(strapi, uid, seen, (documentId) =>
    strapi.documents(uid).discardDraft({ documentId }),
  );
