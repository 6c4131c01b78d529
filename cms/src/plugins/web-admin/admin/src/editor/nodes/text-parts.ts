import type { Mark, Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';

/** What the checks of a text may point at. */
export type TextPart = 'heading' | 'link' | 'image';

interface Range {
  from: number;
  to: number;
}

const linkOf = ({ marks }: Node): Mark | undefined =>
  marks.find(({ type }) => type.name === 'link');

/** The links of a block: neighbours with the same address are one. */
function linksOf(block: Node, start: number): Range[] {
  const ranges: Range[] = [];
  let last: Mark | undefined;
  block.forEach((child, offset) => {
    const mark = linkOf(child);
    const from = start + offset;
    const range = ranges.at(-1);
    if (mark && last && mark.eq(last) && range) range.to = from + child.nodeSize;
    else if (mark) ranges.push({ from, to: from + child.nodeSize });
    last = mark;
  });
  return ranges;
}

/** Where the headings, links or pictures of a text are, in its order. */
export function rangesOf(doc: Node, part: TextPart): Range[] {
  const ranges: Range[] = [];
  doc.descendants((node, at) => {
    if (part === 'link') ranges.push(...(node.isTextblock ? linksOf(node, at + 1) : []));
    else if (node.type.name === part) ranges.push({ from: at, to: at + node.nodeSize });
  });
  return ranges;
}

/** Selects one of them and moves the focus there; only the focus moves where there is none. */
export function selectTextPart(editor: Editor, part: TextPart, index: number): void {
  const range = rangesOf(editor.state.doc, part)[index];
  const chain = editor.chain().focus();
  if (range === undefined) chain.run();
  else if (part === 'image') chain.setNodeSelection(range.from).scrollIntoView().run();
  else {
    const inside = part === 'heading' ? { from: range.from + 1, to: range.to - 1 } : range;
    chain.setTextSelection(inside).scrollIntoView().run();
  }
}
