import { mergeAttributes, Node, type Editor } from '@tiptap/react';
import { NodeSelection } from '@tiptap/pm/state';

const part = (name: 'figure' | 'figcaption', content: string, group: { group?: string }) =>
  Node.create({
    name,
    content,
    isolating: true,
    ...group,
    parseHTML: () => [{ tag: name }],
    renderHTML: ({ HTMLAttributes }) => [name, mergeAttributes(HTMLAttributes), 0],
  });

/** The cursor leaves a caption for a new paragraph. */
function leaveCaption(editor: Editor): boolean {
  const { $from } = editor.state.selection;
  if ($from.parent.type.name !== 'figcaption') return false;
  const after = $from.after($from.depth - 1);
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .run();
}

/** An empty caption goes; the picture stays. */
function removeEmptyCaption(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const { parent, depth } = $from;
  if (!empty || parent.type.name !== 'figcaption' || parent.childCount > 0) return false;
  const [from, to] = [$from.before(depth), $from.after(depth)];
  return editor
    .chain()
    .deleteRange({ from, to })
    .setNodeSelection($from.before(depth - 1) + 1)
    .run();
}

/** A caption without its picture means nothing. */
function removeWithPicture(editor: Editor): boolean {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return false;
  const { $from } = selection;
  const isAlone = $from.parent.content.content.every(
    (node) => node === selection.node || node.type.name === 'figcaption',
  );
  if ($from.parent.type.name !== 'figure' || !isAlone) return false;
  return editor.commands.deleteRange({ from: $from.before(), to: $from.after() });
}

const removal = ({ editor }: { editor: Editor }) =>
  removeEmptyCaption(editor) || removeWithPicture(editor);

const figure = part('figure', 'block+ figcaption?', { group: 'block' });

const caption = part('figcaption', 'inline*', {}).extend({
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => leaveCaption(editor),
    Backspace: removal,
    Delete: removal,
  }),
});

/** A picture, or another block, with a caption that is written in the text. */
export const figureNodes = [figure, caption];
