import type { PreviewPicture } from '../../api';
import type { ShownPicture } from '../../ui/picture/ShownPicture';
import type { LoadedPictures } from './use-preview';

/** The widest that the site shows a picture. */
const maxWidth = 1_280;

/** Of a picture whose size is not known. */
const usual = { width: 1_280, height: 853 };

/** Nothing, in the size of the picture: keeps its place until it arrives. Pictures are told apart by their addresses. */
const placeOf = (width: number, height: number, id: number): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${String(width)}' height='${String(height)}' id='p${String(id)}'/%3E`;

/** The pictures of a draft as the site's components take them, by their paths on the CMS. */
export function shownPictures(
  pictures: readonly PreviewPicture[],
  loaded: LoadedPictures,
): Map<string, ShownPicture> {
  return new Map(
    pictures.map((picture, index) => {
      const size = picture.width > 0 && picture.height > 0 ? picture : usual;
      const width = Math.min(size.width, maxWidth);
      const height = Math.round((size.height * width) / size.width);
      const { still, moving } = loaded.get(picture.src) ?? {};
      const image = {
        layout: 'constrained' as const,
        width,
        height,
        images: { fallback: { src: still ?? placeOf(width, height, index) } },
      };
      return [picture.src, { image, moving }];
    }),
  );
}
