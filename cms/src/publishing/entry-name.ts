const shownTypes = ['api::blog.blog', 'api::faq.faq'] as const;

/** A content type whose entries the site shows. */
export type ShownType = (typeof shownTypes)[number];

export const isShownType = (uid: string): uid is ShownType =>
  shownTypes.some((shown) => shown === uid);

/** The name under which the changes of an entry are noted. */
export const entryName = (uid: ShownType, documentId: string): string => `${uid}/${documentId}`;
