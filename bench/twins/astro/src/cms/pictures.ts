import type { ComponentProps } from 'react';
import { getImage } from 'astro:assets';
import { readCmsSettings } from '../../../../../site/cms-source/settings';
import type { Picture } from '../../../../../site/src/ui/picture/Picture';
import type { PreviewPicture } from '../../../../../site/src/ui/page/preview-picture';
import type { CmsPicture } from './articles';

export type PictureImage = ComponentProps<typeof Picture>['image'];

const breakpoints = [640, 1280];

/** Gatsby's quality for every format; Astro's own would make larger files. */
const quality = 50;

const addressOf = (src: string) => new URL(src, readCmsSettings().url).href;

const formatOf = (src: string) => /\.(png|webp)$/i.exec(src)?.[1]?.toLowerCase() ?? 'jpg';

/** A picture of the CMS in the formats and widths that the site has, made by Astro's image service. */
export async function pictureOf(
  { src, ...file }: CmsPicture,
  widest: number,
  sizes: string,
): Promise<PictureImage> {
  const width = Math.min(widest, file.width);
  const height = Math.round((width * file.height) / file.width);
  const widths = [...breakpoints.filter((w) => w < width), width];
  const inFormat = async (format: string) => {
    const image = await getImage({ src: addressOf(src), width, height, widths, format, quality });
    return { src: image.src, srcSet: image.srcSet.attribute, sizes };
  };
  return {
    layout: 'constrained',
    width,
    height,
    images: {
      sources: [{ type: 'image/avif', ...(await inFormat('avif')) }],
      fallback: await inFormat(formatOf(src)),
    },
  };
}

/** The picture cut to the size of a link preview. */
export async function previewOf({ src, alt }: CmsPicture, title: string): Promise<PreviewPicture> {
  const size = { width: 1200, height: 630 };
  const cut = { ...size, fit: 'cover', format: 'jpg', quality: 82 };
  const image = await getImage({ src: addressOf(src), ...cut });
  return { src: image.src, ...size, alt: alt || title };
}
