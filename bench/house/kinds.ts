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

/** The pages whose carousels move by themselves, and so load their script without being asked. */
export const autoplay: readonly string[] = ['/', '/stakeholders'];
