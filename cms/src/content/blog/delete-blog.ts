import type { Core } from '@strapi/strapi';
import { checkVersion, readEntry } from '../edits/check-version';
import { inContentTransaction } from '../edits/content-transaction';
import { removeUnused } from '../../media/pictures/remove-unused';
import { filesOfBlog } from './blog-files';

/**
 * Deletes a blog and those of its pictures that nothing else uses.
 * @param version the version that the caller saw; undefined for any
 * @throws Refusal when the blog is gone or has changed since
 */
export async function deleteBlog(
  strapi: Core.Strapi,
  id: string,
  version: string | undefined,
): Promise<void> {
  const blogs = strapi.documents('api::blog.blog');
  const files = await inContentTransaction(strapi, async () => {
    const row = await readEntry('blog', id, (documentId) =>
      blogs.findOne({ documentId, status: 'draft' }),
    );
    checkVersion('blog', row, version);
    const { documentId } = row;
    const used = await filesOfBlog(strapi, documentId);
    await blogs.delete({ documentId });
    return used;
  });
  await removeUnused(strapi, files);
}
