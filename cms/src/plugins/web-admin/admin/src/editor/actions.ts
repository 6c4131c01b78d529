import {
  ArrowClockwise,
  Bold,
  BulletList,
  Code,
  CodeBlock,
  GridNine,
  HeadingFour,
  HeadingThree,
  HeadingTwo,
  Italic,
  Minus,
  NumberList,
  Quotes,
} from '@strapi/icons';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import { insertTable } from './table-actions';

export interface Action {
  name: string;
  /** An action without one shows its name. */
  Icon?: ComponentType;
  mirrored?: boolean;
  run: (editor: Editor) => void;
  /** Whether it opens a dialog, which takes the focus. */
  opens?: boolean;
  /** Whether the text has the focus afterwards, even if a key pressed the button. */
  toText?: boolean;
  /** Absent for an action that is not a switch. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
}

/** A caption is words only. */
const inCaption = (editor: Editor) => editor.isActive('figcaption');

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
    name: 'Code',
    Icon: Code,
    run: (editor) => editor.commands.toggleCode(),
    isOn: (editor) => editor.isActive('code'),
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
  {
    name: 'Code block',
    Icon: CodeBlock,
    run: (editor) => editor.commands.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  {
    name: 'Divider',
    Icon: Minus,
    run: (editor) => editor.commands.setHorizontalRule(),
    isOff: inCaption,
  },
  {
    name: 'Table',
    Icon: GridNine,
    run: insertTable,
    toText: true,
    // A cell holds no table.
    isOff: (editor) => editor.isActive('table') || inCaption(editor),
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
