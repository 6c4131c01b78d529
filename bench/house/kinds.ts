/** The five kinds of page that the twins have too, and the page that stands for each. */
export const kinds = {
  text: '/about',
  home: '/',
  contact: '/contact',
  FAQ: '/faq',
  article: '/blog/count-twice-load-once',
} as const;

export type Kind = keyof typeof kinds;

export const kindNames: readonly Kind[] = ['text', 'home', 'contact', 'FAQ', 'article'];

/** How the tables name a page of a kind. */
export const kindTitle = (kind: Kind): string => `${kind} (\`${kinds[kind]}\`)`;
