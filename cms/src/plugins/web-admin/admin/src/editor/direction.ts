import { Extension } from '@tiptap/react';
import { textDirections } from '../../../api';

const blocks = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem'];
const keptBlocks = ['table', 'th', 'td', 'figure', 'figcaption'];

/** Text that was given a direction keeps it when it is edited; any other runs as its letters do (`content-style.ts`). */
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
});
