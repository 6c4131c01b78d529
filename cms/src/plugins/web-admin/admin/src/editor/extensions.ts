import { Image } from '@tiptap/extension-image';
import { Extension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinked, isPictureAddress, linksByItself } from './content-rules';
import { direction } from './direction';
import { keptNodes } from './kept-nodes';

/** Tab leaves the editor, so the depth of a list item has keys of its own. */
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
  // A typed ![](address) stays text: pictures come from files.
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
      shouldAutoLink: linksByItself,
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  listDepth,
  direction,
  ...keptNodes,
];

const withPictures = [...text, picture];

/**
 * What rich text may consist of: the elements of the contract's `rich-text.ts` and no other. Everything else that is
 * loaded or pasted is dropped.
 */
export const extensionsFor = (pictures: boolean) => (pictures ? withPictures : text);
