import type { Core } from '@strapi/strapi';
import { untilSiteChanges } from '../content/until-site-changes';
import { isPanelLogo } from '../strapi/store';
import { objectsOf } from '../strapi/untyped-rows';
import { uploadPath } from './pictures/own-upload';
import { textPictures } from './pictures/text-pictures';

const batch = 200;

/** The rows of published blogs, a batch after the other. */
async function* publishedBlogs(strapi: Core.Strapi) {
  let after = 0;
  for (;;) {
    const found: unknown = await strapi.db.query('api::blog.blog').findMany({
      where: { publishedAt: { $notNull: true }, id: { $gt: after } },
      select: ['id', 'description'],
      populate: { image: { select: ['url'] }, socialImage: { select: ['url'] } },
      orderBy: { id: 'asc' },
      limit: batch,
    });
    const rows = objectsOf(found);
    yield* rows;
    if (rows.length < batch) return;
    after = Number(rows.at(-1)?.id);
  }
}

/** The addresses of the uploads that published blogs show, in their texts or beside them. */
async function readShown(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for await (const { description, image, socialImage } of publishedBlogs(strapi)) {
    for (const { url } of [image, socialImage].flatMap(objectsOf)) shown.add(String(url));
    if (typeof description !== 'string') continue;
    for (const address of textPictures(description)) {
      const url = uploadPath(strapi, address);
      if (url !== undefined) shown.add(url);
    }
  }
  return shown;
}

const shownUploads = untilSiteChanges(readShown);

/**
 * Whether anyone may see an upload: a published entry shows it, or the login page.
 * @param url its address without the host
 */
export const isPublicUpload = async (strapi: Core.Strapi, url: string): Promise<boolean> =>
  (await shownUploads(strapi)).has(url) || (await isPanelLogo(strapi, url));
