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
