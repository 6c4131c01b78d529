import { type ContentKind, contentKinds } from '../contract/content/content-kind';

/** The content types whose entries are on the site, by the kind of the entries. */
export const contentTypes = {
  blog: 'api::blog.blog',
  faq: 'api::faq.faq',
} as const satisfies Record<ContentKind, string>;

/** A content type whose entries are on the site. */
export type ShownType = (typeof contentTypes)[ContentKind];

export const shownTypes: readonly ShownType[] = contentKinds.map((kind) => contentTypes[kind]);

/** Whether the entries of a content type are on the site. */
export const isShownType = (uid: string): uid is ShownType =>
  shownTypes.some((shown) => shown === uid);

/** The kind of a content type's entries. */
export const kindOf = (uid: ShownType): ContentKind => (uid === contentTypes.blog ? 'blog' : 'faq');
