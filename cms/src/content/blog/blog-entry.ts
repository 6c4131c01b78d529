import type { Core } from '@strapi/strapi';
import { type Blog, blogExtras } from '../../contract/content/blog';
import { imageAltOf } from '../../contract/content/image-alt';
import type { ManagedBlog } from '../../contract/panel';
import { versionOf } from '../edits/check-version';
import { editorName } from '../edits/editor-name';
import { absoluteAddress } from '../../media/pictures/own-upload';
import { withTextPictures } from '../../media/pictures/text-pictures';
import type { InPanel } from '../schedule/entries-in-panel';

interface BlogRow {
  documentId: string;
  title?: string | null;
  description?: string | null;
  image?: { url: string }[] | null;
  imageAlts?: string | null;
  tag?: string | null;
  category?: string | null;
  author?: string | null;
  metaTitle?: string | null;
  metaDescription?: string | null;
  socialImage?: { url: string } | null;
  noindex?: boolean | null;
}

interface DraftRow extends BlogRow {
  slug?: string | null;
  createdAt?: string | Date | null;
  updatedAt?: string | Date | null;
  trashedAt?: string | Date | null;
  updatedBy?: Parameters<typeof editorName>[0];
}

/** The relations to read with a blog's row. */
export const blogPictures: { image: { fields: ['url'] }; socialImage: { fields: ['url'] } } = {
  image: { fields: ['url'] },
  socialImage: { fields: ['url'] },
};

/** A row in the contract's form. The addresses of its pictures are absolute. */
export function toBlog(strapi: Core.Strapi, row: BlogRow): Blog {
  const absolute = (url: string) => absoluteAddress(strapi, url);
  const urls = (row.image ?? []).map(({ url }) => url);
  const imageAlt = imageAltOf(urls, row.imageAlts);
  return {
    _id: row.documentId,
    title: row.title ?? '',
    description: withTextPictures(row.description ?? '', absolute),
    image: urls.map(absolute),
    ...(imageAlt === undefined ? {} : { imageAlt }),
    tag: row.tag ?? '',
    category: row.category ?? '',
    ...blogExtras({ ...row, socialImage: row.socialImage && absolute(row.socialImage.url) }),
  };
}

/** A draft's row as editors see it. */
export function toManagedBlog(strapi: Core.Strapi, row: DraftRow, inPanel: InPanel): ManagedBlog {
  const updatedBy = editorName(row.updatedBy);
  return {
    ...toBlog(strapi, row),
    slug: row.slug ?? '',
    createdAt: new Date(row.createdAt ?? 0).toISOString(),
    updatedAt: new Date(row.updatedAt ?? 0).toISOString(),
    ...(updatedBy === undefined ? {} : { updatedBy }),
    version: versionOf(row),
    ...(row.trashedAt ? { trashedAt: new Date(row.trashedAt).toISOString() } : {}),
    ...inPanel,
  };
}
