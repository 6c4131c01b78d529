/** The address of an article; one without a slug is reached by its document id. */
export function articlePath({
  slug,
  documentId,
}: {
  slug: string | null;
  documentId: string;
}): string {
  return `/blog/${slug ?? documentId}`;
}

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

export const toLink = (row: LinkedRow): ArticleLink => ({
  path: articlePath(row),
  title: row.title,
  category: row.category,
  createdAt: row.createdAt,
});
