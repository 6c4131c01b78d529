import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ImageAlt } from '../../api';
import type { ShownPicture } from '../../ui/picture/ShownPicture';

/** A file of the CMS that the build has fetched. */
interface LocalPicture {
  /** The first frame of a GIF, which has no other sizes. */
  still?: { src: string; width: number; height: number } | null;
  /** The address of the animation, if the picture is animated. Lists of articles do not ask for it. */
  moving?: string | null;
  localFile: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** A picture of the CMS as the queries fetch it. */
export interface Media extends LocalPicture {
  alternativeText: string | null;
}

/** A picture in the text of an article as the queries fetch it. */
export interface TextPicture extends LocalPicture {
  src: string;
}

export interface ReadyPicture extends ShownPicture {
  alt: string;
}

/** Undefined for a file that the build could not process. */
function shown({ still, moving, localFile }: LocalPicture): ShownPicture | undefined {
  const inOneSize: IGatsbyImageData | undefined = still
    ? {
        layout: 'constrained',
        width: still.width,
        height: still.height,
        images: { fallback: { src: still.src } },
      }
    : undefined;
  const image = localFile?.childImageSharp?.gatsbyImageData ?? inOneSize;
  return image && { image, moving: moving ?? undefined };
}

/** The pictures of a text by their path on the CMS. */
export function textPicturesOf(pictures: TextPicture[] | null): Map<string, ShownPicture> {
  return new Map(
    (pictures ?? []).flatMap((picture) => {
      const ready = shown(picture);
      return ready ? [[picture.src, ready] as const] : [];
    }),
  );
}

/** The pictures of an article with what it says of each. Where it says nothing, the file's own text stays. */
export const withAlts = <M extends Media>(media: M[] | null, alts: ImageAlt[] | null): M[] =>
  (media ?? []).map((each, index) => ({
    ...each,
    alternativeText: alts?.[index] ?? each.alternativeText,
  }));

/** The pictures that can be shown. */
export function picturesOf(media: Media[] | null): ReadyPicture[] {
  return (media ?? []).flatMap((each) => {
    const ready = shown(each);
    return ready ? [{ ...ready, alt: each.alternativeText ?? '' }] : [];
  });
}
