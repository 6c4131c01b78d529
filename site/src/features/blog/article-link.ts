/** The address of an article: by its slug, otherwise by its document id. */
export function articlePath({
  slug,
  documentId,
}: {
  slug: string | null;
  documentId: string;
}): string {
  return `/blog/${slug ?? documentId}`;
}

/** An article as a link. */
export interface ArticleLink {
  path: string;
  title: string;
  category: string;
  createdAt: string;
}

/** An article as the fragment `LinkedArticle` returns it. */
export interface LinkedRow {
  documentId: string;
  slug: string | null;
  title: string;
  category: string;
  createdAt: string;
}

export const toLink = (row: LinkedRow): ArticleLink => ({
  path: articlePath(row),
  title: row.title,
  category: row.category,
  createdAt: row.createdAt,
});
