import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { removeUnused } from '../../media/pictures/remove-unused';
import { filesOfEntry } from '../blog/blog-files';
import { inContentTransaction } from '../edits/content-transaction';
import { leaveAddress, type LeftAddress } from '../redirects/manage-redirects';
import { recordedAs } from '../versions/call-origin';
import { removeReleased } from '../versions/thin-versions';
import { presentId, type SeenEntry } from '../edits/entry-place';

const markTrashed = (
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
  trashedAt: Date | null,
) => {
  // Strapi's types do not know that null empties a field.
  const data = Object.fromEntries([['trashedAt', trashedAt]]);
  return strapi.documents(uid).update({ documentId, data });
};

/**
 * Takes an entry off the site and puts its draft into the trash, with its pictures, its address and all fields.
 * @param left what its addresses answer from then on; without it they stay as they are if it was not on the site, and are
 * gone otherwise
 * @throws Refusal when it is gone or has changed since, and for a target that is no page
 */
export async function trashEntry(
  strapi: Core.Strapi,
  uid: ShownType,
  seen: SeenEntry,
  left: LeftAddress = {},
): Promise<void> {
  const trash = () =>
    inContentTransaction(strapi, async () => {
      const documentId = await presentId(strapi, uid, seen);
      const used = await filesOfEntry(strapi, uid, documentId);
      const filters = { documentId };
      const isShown = (await strapi.documents(uid).count({ status: 'published', filters })) > 0;
      if (isShown) await strapi.documents(uid).unpublish({ documentId });
      await markTrashed(strapi, uid, documentId, new Date());
      await leaveAddress(strapi, documentId, 'trash', left);
      return used;
    });
  const files = await recordedAs({ event: 'trashed' }, trash);
  // A newer draft may have had other pictures than the published version.
  await removeUnused(strapi, files);
}

/**
 * Takes an entry out of the trash, as a draft.
 * @throws Refusal when it is not there or has changed since
 */
export const restoreEntry = (
  strapi: Core.Strapi,
  uid: ShownType,
  seen: SeenEntry,
): Promise<unknown> =>
  recordedAs({ event: 'restored' }, () =>
    inContentTransaction(strapi, async () => {
      const documentId = await presentId(strapi, uid, seen, 'trashed');
      return markTrashed(strapi, uid, documentId, null);
    }),
  );

/**
 * Deletes an entry from the trash for ever, with those of its pictures that nothing else uses.
 * @throws Refusal when it is not there or has changed since
 */
export async function deleteForEver(
  strapi: Core.Strapi,
  uid: ShownType,
  seen: SeenEntry,
): Promise<void> {
  await inContentTransaction(strapi, async () => {
    const documentId = await presentId(strapi, uid, seen, 'trashed');
    return strapi.documents(uid).delete({ documentId });
  });
  // The versions, which are deleted with the entry, showed all of its pictures.
  await removeReleased(strapi);
}
