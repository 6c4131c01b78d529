/** The five kinds of page that the twins have too, each with the page that represents it. */
export const kinds = {
  text: '/about',
  home: '/',
  contact: '/contact',
  FAQ: '/faq',
  article: '/blog/count-twice-load-once',
} as const;

export type Kind = keyof typeof kinds;

export const kindNames: readonly Kind[] = ['text', 'home', 'contact', 'FAQ', 'article'];

/** The name of a page's kind in the tables. */
export const kindTitle = (kind: Kind): string => `${kind} (\`${kinds[kind]}\`)`;
