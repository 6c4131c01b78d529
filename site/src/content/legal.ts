import type { PageCopy } from './page';

/** A piece of a sentence: plain words, or a link. */
export type Phrase = string | { text: string; to: string };

/** A sentence or several; with links in them, the pieces one after the other. */
export type Passage = string | readonly Phrase[];

interface LegalTable {
  caption: string;
  /** The first one names the rows. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

export type LegalBlock =
  | { kind: 'text'; text: Passage }
  | { kind: 'list'; items: readonly Passage[] }
  | { kind: 'table'; table: LegalTable };

export interface LegalSection {
  /** For links that lead here. */
  id: string;
  /** Without its number: the page counts. */
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal text: numbered sections with their contents in the margin. */
export interface LegalCopy extends PageCopy {
  /** The day of the last change, ISO 8601, and as it is read. */
  changed: { date: string; text: string };
  sections: readonly LegalSection[];
  closing: { title: string; text: string };
}

export const text = (...phrases: readonly Phrase[]): LegalBlock => ({
  kind: 'text',
  text: phrases,
});

export const list = (...items: readonly Passage[]): LegalBlock => ({ kind: 'list', items });

/** What every legal page says around its text. */
export const legalPage = {
  contents: 'On this page',
  changed: 'Last changed on',
} as const;
