import { mergeAttributes, Node } from '@tiptap/react';
import { fixTables, tableEditing } from '@tiptap/pm/tables';
import { isCellSpan } from '../../../../api';

// prosemirror-tables knows the parts of a table by these roles.
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement): number => {
    const value = cell.getAttribute(name) ?? '';
    return isCellSpan(value) ? Number(value) : 1;
  },
  renderHTML: ({ [name]: value }: Record<string, unknown>) =>
    typeof value === 'number' && value > 1 ? { [name]: value } : {},
});

const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // prosemirror-tables expects it, but a column is as wide as its content asks.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** Anything but a table, which nobody could read on a phone. */
const cellContent = (pictures: boolean) =>
  [
    ...['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'],
    ...['horizontalRule', 'figure', ...(pictures ? ['image'] : [])],
  ].join(' | ');

const cell = (tag: 'td' | 'th', pictures: boolean) =>
  Node.create({
    name: tag,
    content: `(${cellContent(pictures)})+`,
    isolating: true,
    addAttributes: () => cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const row = Node.create({
  name: 'tr',
  content: '(th | td)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
});

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tr+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  extendNodeSchema: ({ name }) => (name in roles ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  onCreate() {
    // The actions need rows of equal length. Later changes are repaired by the plugin.
    const repair = fixTables(this.editor.state);
    if (!repair) return;
    this.editor.view.dispatch(repair.setMeta('preventUpdate', true).setMeta('addToHistory', false));
  },
});

/** The parts of a table. Which rows are its head is decided when the text is written (`text-html.ts`). */
export const tableNodes = (pictures: boolean) => [
  table,
  row,
  cell('th', pictures),
  cell('td', pictures),
];
