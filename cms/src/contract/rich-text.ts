/** The elements that rich text may hold, wherever it is written, stored or shown. */
export const richTextTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
] as const;

export type RichTextTag = (typeof richTextTags)[number];

/** Elements that are taken for another: their older names, and the heading that only the page itself may have. */
export const richTextAliases = { b: 'strong', i: 'em', h1: 'h2' } as const satisfies Record<
  string,
  RichTextTag
>;
