import { mergeAttributes, Node } from '@tiptap/react';
import { cellSpans, isCellSpan } from '../../../api';

// This editor cannot create tables and figures, but keeps those that a text already contains.

const kept = (tag: string, content: string, rest: { group?: string } = {}) =>
  Node.create({
    name: tag,
    content,
    isolating: true,
    ...rest,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const spans = Object.fromEntries(
  cellSpans.map((name) => [
    name,
    {
      default: null,
      parseHTML: (cell: HTMLElement) => {
        const value = cell.getAttribute(name) ?? '';
        return isCellSpan(value) ? value : null;
      },
    },
  ]),
);

const cell = kept('td', 'block+').extend({ addAttributes: () => spans });

const headerCell = kept('th', 'block+').extend({
  addAttributes: () => ({ scope: { default: null }, ...spans }),
});

export const keptNodes = [
  kept('table', '(thead | tbody | tr)+', { group: 'block' }),
  kept('thead', 'tr+'),
  kept('tbody', 'tr+'),
  kept('tr', '(th | td)+'),
  headerCell,
  cell,
  kept('figure', 'block+ figcaption?', { group: 'block' }),
  kept('figcaption', 'inline*'),
];
