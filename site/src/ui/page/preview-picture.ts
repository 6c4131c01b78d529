import { otherPreview, previews } from '../../content/previews';

/** The size that link previews expect: most of them crop other shapes. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A picture for link previews. */
export interface PreviewPicture {
  /** Its path on the site. */
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The path of a page's picture: `/previews/faq.png`. */
export const previewPath = (pagePath: string) =>
  `/previews/${pagePath === '/' ? 'home' : pagePath.slice(1)}.png`;

/** The path of the picture for all other pages. */
export const otherPreviewPath = '/previews/other.png';

/** The picture that the build drew for a page (site/previews). */
export function previewPicture(pagePath: string): PreviewPicture {
  const own = previews[pagePath];
  return {
    src: own ? previewPath(pagePath) : otherPreviewPath,
    ...previewSize,
    alt: (own ?? otherPreview).alt,
  };
}
