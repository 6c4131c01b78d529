import type { ComponentProps } from 'react';
import { getImage } from 'astro:assets';
import { readCmsSettings } from '../../../../../site/cms-source/settings';
import type { Picture } from '../../../../../site/src/components/picture/Picture';
import type { PreviewPicture } from '../../../../../site/src/components/layout/preview-picture';
import type { CmsPicture } from './articles';

export type PictureImage = ComponentProps<typeof Picture>['image'];

const shares = [0.25, 0.5, 1, 2];

/** Gatsby's quality; Astro's own would make larger files. */
const quality = 50;

const addressOf = (src: string) => new URL(src, readCmsSettings().url).href;

/** A picture of the CMS in the format and widths that the site has, made by Astro's image service. */
export async function pictureOf(
  { src, ...file }: CmsPicture,
  widest: number,
  sizes: string,
): Promise<PictureImage> {
  const width = Math.min(widest, file.width);
  const height = Math.round((width * file.height) / file.width);
  const widths = shares.map((share) => Math.round(share * width)).filter((w) => w <= file.width);
  const image = await getImage({
    src: addressOf(src),
    width,
    height,
    widths,
    format: 'webp',
    quality,
  });
  const fallback = { src: image.src, srcSet: image.srcSet.attribute, sizes };
  return { layout: 'constrained', width, height, images: { fallback } };
}

/** The picture cut to the size of a link preview. */
export async function previewOf({ src, alt }: CmsPicture, title: string): Promise<PreviewPicture> {
  const size = { width: 1200, height: 630 };
  const cut = { ...size, fit: 'cover', format: 'jpg', quality: 82 };
  const image = await getImage({ src: addressOf(src), ...cut });
  return { src: image.src, ...size, alt: alt || title };
}
