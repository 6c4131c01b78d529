import { graphql } from 'gatsby';
import { articlePath } from './article-path';

/** An article where it is only named. */
export interface ArticleLink {
  path: string;
  title: string;
  category: string;
  createdAt: string;
}

/** An article as queries return it that only name it. */
export interface LinkedRow {
  documentId: string;
  slug: string | null;
  title: string;
  category: string;
  createdAt: string;
}

export const toLink = (row: LinkedRow): ArticleLink => ({ ...row, path: articlePath(row) });

export const linkFragment = graphql`
  fragment LinkedArticle on STRAPI_BLOG {
    documentId
    slug
    title
    category
    createdAt
  }
`;
