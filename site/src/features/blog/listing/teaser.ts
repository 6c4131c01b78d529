import { graphql } from 'gatsby';
import { articlePath, type ImageAlt } from '../../../api';
import { type Media, picturesOf, type ReadyPicture } from '../media';

/** An article as a list shows it. */
export interface Teaser {
  path: string;
  title: string;
  category: string;
  tag: string | null;
  excerpt: string;
  datePublished: string;
  /** The article's first picture, with what the article says of it: the file's own text is the title again. */
  picture: ReadyPicture | undefined;
}

/** An article as the queries of the lists return it. */
export interface TeaserRow {
  documentId: string;
  slug: string | null;
  title: string;
  category: string;
  tag: string | null;
  excerpt: string;
  datePublished: string;
  image: Media[] | null;
  imageAlt: ImageAlt[] | null;
}

export function toTeaser({ image, imageAlt, ...blog }: TeaserRow): Teaser {
  const [picture] = picturesOf(image);
  return {
    ...blog,
    path: articlePath(blog),
    picture: picture && { ...picture, alt: imageAlt?.[0] ?? '' },
  };
}

/** @public Gatsby finds fragments by their export. */
export const teaserFragment = graphql`
  fragment ArticleTeaser on STRAPI_BLOG {
    documentId
    slug
    title
    category
    tag
    excerpt
    datePublished
    imageAlt
    image {
      alternativeText
      still {
        src
        width
        height
      }
      localFile {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 1280
            placeholder: NONE
            formats: [AUTO, AVIF]
            breakpoints: [640, 1280]
            sizes: "(min-width: 1680px) 56rem, (min-width: 768px) 54vw, 92vw"
          )
        }
      }
    }
  }
`;

/** @public What `toLink` takes. */
export const linkFragment = graphql`
  fragment LinkedArticle on STRAPI_BLOG {
    documentId
    slug
    title
    category
    datePublished
  }
`;
