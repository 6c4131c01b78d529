import { DOMSerializer } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { cleanHtml } from './content-rules';

const isHeadRow = ({ cells }: HTMLTableRowElement): boolean =>
  cells.length > 0 && [...cells].every(({ tagName }) => tagName === 'TH');

/** The rows at the top that hold nothing but heads. A table of heads only has no head. */
function headRows(rows: readonly HTMLTableRowElement[]): HTMLTableRowElement[] {
  const first = rows.findIndex((row) => !isHeadRow(row));
  const head = rows.slice(0, Math.max(first, 0));
  // A cell cannot reach from the head into the body.
  const reaches = head.some(({ cells }, at) =>
    [...cells].some(({ rowSpan }) => at + rowSpan > head.length),
  );
  return reaches ? [] : head;
}

/** Puts the head rows of a table into a `thead`, and says of each header cell what it is the head of. */
function nameHeads(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const head = headRows(rows);
  for (const row of rows) {
    const isHead = head.includes(row);
    for (const cell of row.querySelectorAll(':scope > th')) {
      cell.setAttribute('scope', isHead ? 'col' : 'row');
    }
  }
  if (head.length > 0) table.createTHead().append(...head);
}

/** The text of an editor as it is sent; empty if it shows nothing. */
export function textHtml({ schema, state }: Pick<Editor, 'schema' | 'state'>): string {
  // A document that is not shown loads no picture.
  const { body } = document.implementation.createHTMLDocument();
  body.append(
    DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, {
      document: body.ownerDocument,
    }),
  );
  for (const table of body.querySelectorAll('table')) nameHeads(table);
  return cleanHtml(body.innerHTML);
}
