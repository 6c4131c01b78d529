import { graphql } from 'gatsby';

/** What `toLink` takes. */
export const linkFragment = graphql`
  fragment LinkedArticle on STRAPI_BLOG {
    documentId
    slug
    title
    category
    createdAt
  }
`;
