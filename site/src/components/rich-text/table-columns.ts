import type { RichElement, RichNode } from './tree';
import { textOf } from './text-of';

/** More than these have no room beside one another in the column of a text. */
const most = 5;

const isElement = (node: RichNode): node is RichElement =>
  typeof node !== 'string' && node.tag !== 'img';

const within = (parent: RichElement | undefined) => parent?.children.filter(isElement) ?? [];

const isPlain = ({ colspan, rowspan }: RichElement) =>
  colspan === undefined && rowspan === undefined;

/**
 * The heads of a table's columns, where each of its rows has one cell for each of them: then a row can stand by itself, as a
 * card. Nothing where it has too many, or cells that span others.
 */
export function columnsOf(table: RichElement): string[] | undefined {
  const parts = within(table);
  const [head, ...bodies] = parts;
  const [columns, ...furtherHeads] = within(head);
  if (head?.tag !== 'thead' || columns === undefined || furtherHeads.length > 0) return undefined;
  const heads = within(columns);
  if (heads.length > most || !heads.every(isPlain)) return undefined;
  const rows = bodies.flatMap(within).map(within);
  const isRegular = rows.every(
    (cells) =>
      cells.length === heads.length &&
      cells.every((cell) => isPlain(cell) && (cell.tag === 'td' || cell.scope === 'row')),
  );
  return isRegular ? heads.map((cell) => textOf([cell])) : undefined;
}
