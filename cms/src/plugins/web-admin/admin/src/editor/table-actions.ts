import { TextSelection, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  columnIsHeader,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  rowIsHeader,
  selectedRect,
  splitCell,
  toggleHeader,
  type TableRect,
} from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import type { Action } from './actions';

/** Rows and columns of a new table, with its header row. */
const size = 3;

const rowOf = (type: 'th' | 'td') => ({
  type: 'tr',
  content: Array.from({ length: size }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

/** Inserts a table with a header row, and puts the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const rows = [rowOf('th'), ...Array.from({ length: size - 1 }, () => rowOf('td'))];
  const table = editor.schema.nodeFromJSON({ type: 'table', content: rows });
  editor.commands.command(({ tr }) => {
    const inside = tr.selection.from + 1;
    tr.replaceSelectionWith(table).scrollIntoView();
    tr.setSelection(TextSelection.near(tr.doc.resolve(inside)));
    return true;
  });
}

type Rest = Pick<Action, 'isOn' | 'toText'>;

/** prosemirror-tables offers to delete all rows or columns, and then does nothing. */
const unlessAll =
  (command: Command, isAll: (rect: TableRect) => boolean): Command =>
  (state, dispatch) =>
    isInTable(state) && !isAll(selectedRect(state)) && command(state, dispatch);

const action = (name: string, command: Command, { isOn, toText = false }: Rest = {}): Action => ({
  name,
  toText,
  run: (editor) => command(editor.state, editor.view.dispatch, editor.view),
  ...(isOn ? { isOn } : { isOff: (editor) => !command(editor.state) }),
});

const headed = (is: typeof rowIsHeader) => (editor: Editor) => {
  if (!isInTable(editor.state)) return false;
  const { map, table } = selectedRect(editor.state);
  return is(map, table, 0);
};

/** What can be done with the table at the cursor. */
export const tableActions: readonly Action[] = [
  action('Row above', addRowBefore),
  action('Row below', addRowAfter),
  action(
    'Delete row',
    unlessAll(deleteRow, ({ top, bottom, map }) => bottom - top === map.height),
  ),
  action('Column before', addColumnBefore),
  action('Column after', addColumnAfter),
  action(
    'Delete column',
    unlessAll(deleteColumn, ({ left, right, map }) => right - left === map.width),
  ),
  action('Header row', toggleHeader('row'), { isOn: headed(rowIsHeader) }),
  action('Header column', toggleHeader('column'), { isOn: headed(columnIsHeader) }),
  // These end what they need, so their buttons could not keep the focus.
  action('Merge cells', mergeCells, { toText: true }),
  action('Split cell', splitCell, { toText: true }),
  action('Delete table', deleteTable, { toText: true }),
];
