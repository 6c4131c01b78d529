import { Extension } from '@tiptap/react';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { textDirections } from '../../../../api';

const blocks = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'];
const partsOfBlocks = ['table', 'th', 'td', 'figure', 'figcaption'];

/** As on the site, a block without a direction follows its first letters, and so do its bullets. This is not stored. */
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
 * Keeps the direction that a text was given. The direction of other text follows its letters, within a block too
 * (`content-style.ts`).
 */
export const direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: [...blocks, ...partsOfBlocks],
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
