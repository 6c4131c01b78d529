/** The elements that rich text may hold; the CMS keeps to the same list. */
export type RichTag =
  | 'p'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'strong'
  | 'em'
  | 'a'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'code'
  | 'br'
  | 'hr'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'figure'
  | 'figcaption';

export interface RichElement {
  tag: RichTag;
  children: RichNode[];
  /** Of links: an address whose scheme is safe. */
  href?: string;
  /** Of table headers. */
  scope?: 'row' | 'col';
  /** Of headings that a table of contents leads to. */
  id?: string;
}

export type RichNode = string | RichElement;

/**
 * Rich text as data. HTML from the CMS or the API becomes this tree before anything is rendered, and React renders the
 * tree: no HTML string is ever put into a page, so what is not on the list above cannot come through.
 */
export type RichText = RichNode[];
