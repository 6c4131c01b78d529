import { isBlank } from '../text';

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
  'pre',
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

/** What `dir` may say of any of these elements: how its text runs. */
export const textDirections = ['ltr', 'rtl', 'auto'] as const;

export type TextDirection = (typeof textDirections)[number];

/** Elements that are taken for another: their older names, and the heading that only the page itself may have. */
export const richTextAliases = { b: 'strong', i: 'em', h1: 'h2' } as const satisfies Record<
  string,
  RichTextTag
>;

/** Elements whose content is no text for a reader: they are dropped with all that is in them. */
export const hiddenElements = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['title', 'textarea', 'select', 'option', 'audio', 'video', 'canvas'],
  ...['noembed', 'noframes', 'xmp', 'plaintext'],
] as const;

/** The attributes of a table's cell that was merged from several. */
export const cellSpans = ['colspan', 'rowspan'] as const;

/** How many columns or rows a cell takes: 2 to 99. Any other value is dropped, so that none makes a table of its own. */
export const isCellSpan = (value: string): boolean => /^(?:[2-9]|[1-9]\d)$/.test(value);

/** How many columns the cells of a row may take together by spanning: more make a table that no screen can show. */
export const maxColumns = 99;

/**
 * How many columns a cell takes in its row.
 * @param before the columns that the cells before it take
 * @param span its `colspan`, or 1
 */
export const columnsTaken = (before: number, span: number): number =>
  before + span > maxColumns ? 1 : span;

/** What `role` says of a picture that is only decoration. A picture without it and without a text has none yet. */
export const decorativeRole = 'presentation';

/** The number of a list's first item: 2 to 999. A list without one begins at 1. */
export const isListStart = (value: string): boolean => /^(?:[2-9]|[1-9]\d{1,2})$/.test(value);

const tagOrSpace = /<[^<>]*>|&nbsp;|&#160;/g;

/** Whether rich text shows nothing: neither a word nor a picture. An editor that was emptied still says `<p></p>`. */
export function isBlankRichText(html: string): boolean {
  return !/<img\s/i.test(html) && isBlank(html.replace(tagOrSpace, ''));
}
