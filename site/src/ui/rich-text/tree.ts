import type { RichTextTag, TextDirection } from '../../api';

export interface RichElement {
  tag: RichTextTag;
  children: RichNode[];
  /** Of links: an address whose scheme is safe. */
  href?: string;
  /** Of table headers. */
  scope?: 'row' | 'col';
  /** The direction of its text, where its author gave one. */
  dir?: TextDirection;
  /** Of the cells of a table, from 2 on. */
  colspan?: number;
  rowspan?: number;
  /** Of a numbered list: its first number, where that is not 1. */
  start?: number;
  /** Of headings that a table of contents leads to. */
  id?: string;
}

/** One of our own uploads. The page shows the local file that the build made from it, never this address. */
interface RichPicture {
  tag: 'img';
  /** Its path on the CMS, by which the page finds the local file. */
  src: string;
  alt: string;
}

export type RichNode = string | RichElement | RichPicture;

/**
 * Rich text as data. HTML from the CMS or the API is converted to this tree before anything is rendered, and React
 * renders the tree. No HTML string reaches a page, so nothing can come through that the types do not list.
 */
export type RichText = RichNode[];
