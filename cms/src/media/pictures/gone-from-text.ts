import type { Core } from '@strapi/strapi';
import { objectsOf } from '../../strapi/untyped-rows';
import { uploadPath } from './own-upload';
import { textPictures } from './text-pictures';

/** The addresses of the pictures of a text whose files are gone. */
export async function goneFromText(strapi: Core.Strapi, html: string): Promise<Set<string>> {
  const addresses = textPictures(html);
  const own = addresses.map((address) => uploadPath(strapi, address)).filter(Boolean);
  const rows: unknown = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { url: { $in: own } }, select: ['url'] });
  const present = new Set(objectsOf(rows).map(({ url }) => url));
  return new Set(
    addresses.filter((address) => {
      const url = uploadPath(strapi, address);
      return url !== undefined && !present.has(url);
    }),
  );
}
