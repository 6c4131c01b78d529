import { Extension } from '@tiptap/react';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { textDirections } from '../../../api';

const blocks = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'];
const keptBlocks = ['table', 'th', 'td', 'figure', 'figcaption'];

/** As on the site, a block without a direction takes that of its first letters, its bullets with it. It is not stored. */
function lettersDirection({ doc }: EditorState): DecorationSet {
  const blocks: Decoration[] = [];
  doc.forEach((node, at) => {
    if (node.attrs.dir === null) {
      blocks.push(Decoration.node(at, at + node.nodeSize, { dir: 'auto' }));
    }
  });
  return DecorationSet.create(doc, blocks);
}

/**
 * Text that was given a direction keeps it when it is edited; any other runs as its letters do, also within a block
 * (`content-style.ts`).
 */
export const direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: [...blocks, ...keptBlocks],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) =>
            textDirections.find((each) => each === element.getAttribute('dir')) ?? null,
        },
      },
    },
  ],
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: lettersDirection } })],
});
