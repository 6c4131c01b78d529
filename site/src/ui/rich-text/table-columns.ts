import type { RichElement, RichNode } from './tree';
import { textOf } from './text-of';

/** More columns do not fit the width of a text. */
const maxColumns = 5;

/**
 * Nor do columns whose longest words together have more letters: at the narrowest table width (36rem, see
 * Stacked.module.css) about 60 letters fit on a line between the cell margins.
 */
const maxLetters = 55;

/** Text without a line break opportunity. Chinese, Japanese and Korean text can break anywhere. */
const unbroken = /[^\s\-\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]+/g;

const longestIn = (cell: RichElement): number =>
  Math.max(0, ...Array.from(textOf([cell]).matchAll(unbroken), ([word]) => word.length));

const isElement = (node: RichNode): node is RichElement =>
  typeof node !== 'string' && node.tag !== 'img';

const within = (parent: RichElement | undefined) => parent?.children.filter(isElement) ?? [];

const isPlain = ({ colspan, rowspan }: RichElement) =>
  colspan === undefined && rowspan === undefined;

/**
 * The column heads of a table if every row has exactly one cell for each: then a row can become a card. Undefined if
 * there are too many columns, cells that span others, or words too long for a card; the table then scrolls.
 */
export function columnsOf(table: RichElement): string[] | undefined {
  const parts = within(table);
  const [head, ...bodies] = parts;
  const [columns, ...furtherHeads] = within(head);
  if (head?.tag !== 'thead' || columns === undefined || furtherHeads.length > 0) return undefined;
  const heads = within(columns);
  if (heads.length > maxColumns || !heads.every(isPlain)) return undefined;
  const rows = bodies.flatMap(within).map(within);
  const isRegular = rows.every(
    (cells) =>
      cells.length === heads.length &&
      cells.every((cell) => isPlain(cell) && (cell.tag === 'td' || cell.scope === 'row')),
  );
  if (!isRegular) return undefined;
  const longest = heads.map((head, column) =>
    Math.max(longestIn(head), ...rows.flatMap((cells) => cells[column] ?? []).map(longestIn)),
  );
  const letters = longest.reduce((sum, length) => sum + length, 0);
  return letters > maxLetters ? undefined : heads.map((cell) => textOf([cell]));
}
