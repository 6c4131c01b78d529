import { Image } from '@tiptap/extension-image';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Node } from '@tiptap/pm/model';
import { decorativeRole, isBlank } from '../../../../api';
import { isPictureAddress } from '../content-rules';

/** Whether a picture has neither an alternative text nor is marked as decorative. */
const lacksText = ({ type, attrs }: Node): boolean =>
  type.name === 'image' && isBlank(attrs.alt) && attrs.decorative !== true;

function note(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'picture-note';
  element.textContent = 'No alternative text yet: select the picture, then choose Picture above.';
  return element;
}

function notesOn({ doc }: EditorState): DecorationSet {
  const notes: Decoration[] = [];
  doc.descendants((node, at) => {
    if (lacksText(node)) notes.push(Decoration.widget(at, note, { key: 'picture-note' }));
  });
  return DecorationSet.create(doc, notes);
}

/** A picture with its alternative text, or marked as decorative. */
export const picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    decorative: {
      default: false,
      parseHTML: (element: HTMLElement) => element.getAttribute('role') === decorativeRole,
      renderHTML: ({ decorative }: Record<string, unknown>) =>
        decorative === true ? { role: decorativeRole } : {},
    },
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
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: { decorations: (state) => (editor.isEditable ? notesOn(state) : undefined) },
      }),
    ];
  },
}).configure({ allowBase64: true });
