/** The kinds of content that the site shows, as addresses, permissions and rows name them. */
export const contentKinds = ['blog', 'faq'] as const;

export type ContentKind = (typeof contentKinds)[number];
