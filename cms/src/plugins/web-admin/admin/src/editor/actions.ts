import {
  ArrowClockwise,
  Bold,
  BulletList,
  HeadingFour,
  HeadingThree,
  HeadingTwo,
  Italic,
  NumberList,
  Quotes,
} from '@strapi/icons';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';

export interface Action {
  name: string;
  Icon: ComponentType;
  mirrored?: boolean;
  run: (editor: Editor) => void;
  /** Absent for an action that is not a switch. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4, Icon: ComponentType): Action => ({
  name: `Heading ${String(level)}`,
  Icon,
  run: (editor) => editor.commands.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The actions of the toolbar that need no dialog. */
export const actions: readonly Action[] = [
  heading(2, HeadingTwo),
  heading(3, HeadingThree),
  heading(4, HeadingFour),
  {
    name: 'Bold',
    Icon: Bold,
    run: (editor) => editor.commands.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    Icon: Italic,
    run: (editor) => editor.commands.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'Bulleted list',
    Icon: BulletList,
    run: (editor) => editor.commands.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    Icon: NumberList,
    run: (editor) => editor.commands.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    Icon: Quotes,
    run: (editor) => editor.commands.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

export const historyActions: readonly Action[] = [
  {
    name: 'Undo',
    Icon: ArrowClockwise,
    mirrored: true,
    run: (editor) => editor.commands.undo(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    name: 'Redo',
    Icon: ArrowClockwise,
    run: (editor) => editor.commands.redo(),
    isOff: (editor) => !editor.can().redo(),
  },
];
