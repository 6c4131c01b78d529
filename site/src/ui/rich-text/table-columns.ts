import type { RichElement, RichNode } from './tree';
import { textOf } from './text-of';

/** More than these have no room beside one another in the column of a text. */
const maxColumns = 5;

/**
 * Nor have columns whose longest words, one of each, have more letters together: where a table is just not narrow (36rem, see
 * Stacked.module.css) some 60 stand on a line between the cells' margins.
 */
const maxLetters = 55;

/** What no line breaks within: not so the words of Chinese, Japanese and Korean. */
const unbroken = /[^\s\-\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]+/g;

const longestIn = (cell: RichElement): number =>
  Math.max(0, ...Array.from(textOf([cell]).matchAll(unbroken), ([word]) => word.length));

const isElement = (node: RichNode): node is RichElement =>
  typeof node !== 'string' && node.tag !== 'img';

const within = (parent: RichElement | undefined) => parent?.children.filter(isElement) ?? [];

const isPlain = ({ colspan, rowspan }: RichElement) =>
  colspan === undefined && rowspan === undefined;

/**
 * The heads of a table's columns, where each of its rows has one cell for each of them: then a row can stand by itself, as a
 * card. Nothing where it has too many, cells that span others, or words too long for a row of columns: it scrolls then.
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
