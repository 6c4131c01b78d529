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

/** A picture of our own uploads. The page shows the local file that the build made of it, never this address. */
export interface RichPicture {
  tag: 'img';
  /** Its path on the CMS, by which the page finds the local file. */
  src: string;
  alt: string;
}

export type RichNode = string | RichElement | RichPicture;

/**
 * Rich text as data. HTML from the CMS or the API becomes this tree before anything is rendered, and React renders the
 * tree: no HTML string is ever put into a page, so what is not on the list above cannot come through.
 */
export type RichText = RichNode[];
