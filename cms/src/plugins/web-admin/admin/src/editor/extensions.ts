import { Extension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinked, isAutoLinked } from './content-rules';
import { codeBlock } from './nodes/code-block';
import { direction } from './nodes/direction';
import { figureNodes } from './nodes/figure';
import { picture } from './nodes/picture';
import { tableNodes } from './nodes/table';

/** Tab leaves the editor, so other keys change the depth of a list item. */
const listDepth = Extension.create({
  name: 'listDepth',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

const text = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinked,
      shouldAutoLink: isAutoLinked,
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  listDepth,
  direction,
  codeBlock,
  ...figureNodes,
];

const withoutPictures = [...text, ...tableNodes(false)];
const withPictures = [...text, ...tableNodes(true), picture];

/**
 * The elements of rich text: those of the contract's `rich-text.ts` and no others. The editor drops any other element that is
 * loaded or pasted.
 */
export const extensionsFor = (pictures: boolean) => (pictures ? withPictures : withoutPictures);
