import { articlePath } from '../../api';

/** An article as a link. */
export interface ArticleLink {
  path: string;
  title: string;
  category: string;
  datePublished: string;
}

/** An article as the fragment `LinkedArticle` returns it. */
export interface LinkedRow {
  documentId: string;
  slug: string | null;
  title: string;
  category: string;
  datePublished: string;
}

export const toLink = (row: LinkedRow): ArticleLink => ({
  path: articlePath(row),
  title: row.title,
  category: row.category,
  datePublished: row.datePublished,
});
