import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cleanHtml } from './content-rules';
import { extensionsFor } from './extensions';
import { cleanPaste, meantFiles } from './paste/clean-paste';

interface RichTextOptions {
  /** Of the editable; its label and its error carry it with `-label` and `-error`. */
  id: string;
  value: string;
  onChange: (html: string) => void;
  pictures: boolean;
  wrong: boolean;
  /** Files that were dropped on the text or pasted into it. */
  onFiles: (files: readonly File[]) => void;
}

/** The text that was loaded, and what the editor makes of it: to load is not to change. */
interface Loaded {
  given: string;
  shown: string;
}

/** Keys that are not the editor's: to the next field, from within a list too, and out of the modal. */
const leaving = new Set(['Tab', 'Escape']);

/** An editor that follows `value` and tells what the user makes of it. */
export function useRichText(options: RichTextOptions): Editor {
  const { id, value, pictures, wrong } = options;
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  const told = useRef(value);
  const loaded = useRef<Loaded>({ given: value, shown: value });

  const [content] = useState(value);

  const editorProps = useMemo(() => {
    const takeFiles = (transfer: DataTransfer | null): boolean => {
      const files = meantFiles(transfer);
      if (files.length > 0) current.current.onFiles(files);
      return files.length > 0;
    };
    return {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-invalid': String(wrong),
        ...(wrong ? { 'aria-describedby': `${id}-error` } : {}),
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (_: unknown, event: ClipboardEvent) => takeFiles(event.clipboardData),
      handleDrop: (_: unknown, event: DragEvent) => takeFiles(event.dataTransfer),
      handleDOMEvents: { keydown: (_: unknown, event: KeyboardEvent) => leaving.has(event.key) },
    };
  }, [id, wrong]);

  const editor = useEditor({
    extensions: extensionsFor(pictures),
    content,
    shouldRerenderOnTransaction: false,
    editorProps,
    onCreate: ({ editor: created }) => {
      loaded.current = { given: content, shown: cleanHtml(created.getHTML()) };
    },
    onUpdate: ({ editor: changed }) => {
      const html = cleanHtml(changed.getHTML());
      const next = html === loaded.current.shown ? loaded.current.given : html;
      if (next === told.current) return;
      told.current = next;
      current.current.onChange(next);
    },
  });

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    loaded.current = { given: value, shown: cleanHtml(editor.getHTML()) };
  }, [editor, value]);

  return editor;
}
