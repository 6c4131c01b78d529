import { Image } from '@tiptap/extension-image';
import { Extension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinked, isPictureAddress, isAutoLinked } from './content-rules';
import { direction } from './direction';
import { keptNodes } from './kept-nodes';

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

const picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isPictureAddress(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  // A typed ![](address) stays text, because pictures come from files.
  addInputRules: () => [],
}).configure({ allowBase64: true });

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
  ...keptNodes,
];

const withPictures = [...text, picture];

/**
 * The elements of rich text: those of the contract's `rich-text.ts` and no others. The editor drops any other element that is
 * loaded or pasted.
 */
export const extensionsFor = (pictures: boolean) => (pictures ? withPictures : text);
