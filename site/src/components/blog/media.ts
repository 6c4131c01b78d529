import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A picture of the CMS as the queries fetch it. */
export interface Media {
  alternativeText: string | null;
  localFile: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
}

export interface ReadyPicture {
  image: IGatsbyImageData;
  alt: string;
}

/** The pictures that can be shown; a file that is no photo or drawing (sharp made nothing of it) is left out. */
export function picturesOf(media: Media[] | null): ReadyPicture[] {
  return (media ?? []).flatMap(({ alternativeText, localFile }) => {
    const image = localFile?.childImageSharp?.gatsbyImageData;
    return image ? [{ image, alt: alternativeText ?? '' }] : [];
  });
}
