import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** A picture of a text, as the dialog shows it. */
export interface TextPicture {
  /** A data URL, or the address of a stored picture. */
  src: string;
  /** Its alternative text; empty for a decorative picture. */
  alt: string;
  decorative: boolean;
  /** Empty where it has none. */
  caption: string;
}

interface Selected {
  node: Node;
  at: number;
  /** The figure whose only content it is, save for a caption. */
  figure: { node: Node; at: number; caption: Node | undefined } | undefined;
}

function selectedNode({ state }: Editor): Selected | undefined {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image')
    return undefined;
  const { node, from, $from } = selection;
  const { parent } = $from;
  const caption = parent.lastChild?.type.name === 'figcaption' ? parent.lastChild : undefined;
  const isAlone = parent.childCount === (caption ? 2 : 1);
  const figure =
    parent.type.name === 'figure' && isAlone
      ? { node: parent, at: $from.before(), caption }
      : undefined;
  return { node, at: from, figure };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The picture that is selected in the text. */
export function selectedPicture(editor: Editor): TextPicture | undefined {
  const selected = selectedNode(editor);
  return (
    selected && {
      src: textOf(selected.node.attrs.src),
      alt: textOf(selected.node.attrs.alt),
      decorative: selected.node.attrs.decorative === true,
      caption: selected.figure?.caption?.textContent ?? '',
    }
  );
}

const imageOf = ({ src, alt, decorative }: TextPicture) => ({
  type: 'image',
  attrs: { src, alt, decorative },
});

const withCaption = (picture: TextPicture) => ({
  type: 'figure',
  content: [
    imageOf(picture),
    { type: 'figcaption', content: [{ type: 'text', text: picture.caption }] },
  ],
});

const contentOf = (picture: TextPicture) =>
  picture.caption === '' ? imageOf(picture) : withCaption(picture);

/** Inserts a picture at the cursor; after the figure where the cursor is in its caption. */
export function insertPicture(editor: Editor, picture: TextPicture): void {
  const { $from } = editor.state.selection;
  const content = contentOf(picture);
  if ($from.parent.type.name === 'figcaption') {
    editor.commands.insertContentAt($from.after($from.depth - 1), content);
  } else {
    editor.commands.insertContent(content);
  }
}

/** Changes the selected picture. A caption that reads the same keeps its links. */
export function changePicture(editor: Editor, picture: TextPicture): void {
  const selected = selectedNode(editor);
  if (!selected) return;
  const { node, at, figure } = selected;
  if (picture.caption === (figure?.caption?.textContent ?? '')) {
    const { src, alt, decorative } = picture;
    const size = src === node.attrs.src ? {} : { width: null, height: null };
    editor.commands.command(({ tr }) => {
      tr.setNodeMarkup(at, undefined, { ...node.attrs, ...size, src, alt, decorative });
      tr.setSelection(NodeSelection.create(tr.doc, at));
      return true;
    });
    return;
  }
  const replaced = figure ?? { node, at };
  editor.commands.insertContentAt(
    { from: replaced.at, to: replaced.at + replaced.node.nodeSize },
    contentOf(picture),
  );
}
