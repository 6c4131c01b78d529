import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A picture of the CMS as the queries fetch it. */
export interface Media extends LocalPicture {
  alternativeText: string | null;
}

/** A file of the CMS that the build has fetched. */
interface LocalPicture {
  localFile: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** A picture in the text of an article as the queries fetch it. */
export interface TextPicture extends LocalPicture {
  src: string;
}

export interface ReadyPicture {
  image: IGatsbyImageData;
  alt: string;
}

/** The pictures of a text by their path on the CMS. */
export function textPicturesOf(pictures: TextPicture[] | null): Map<string, IGatsbyImageData> {
  return new Map(
    (pictures ?? []).flatMap(({ src, localFile }) => {
      const image = localFile?.childImageSharp?.gatsbyImageData;
      return image ? [[src, image] as const] : [];
    }),
  );
}

/** The pictures that can be shown; a file that is no photo or drawing (sharp made nothing of it) is left out. */
export function picturesOf(media: Media[] | null): ReadyPicture[] {
  return (media ?? []).flatMap(({ alternativeText, localFile }) => {
    const image = localFile?.childImageSharp?.gatsbyImageData;
    return image ? [{ image, alt: alternativeText ?? '' }] : [];
  });
}
