import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { extensionsFor } from './extensions';
import { cleanPaste, pastedFiles } from './paste/clean-paste';
import { textHtml } from './text-html';

interface RichTextOptions {
  /** The id of the editable. Its label and its error have the same id with `-label` and `-error`. */
  id: string;
  value: string;
  onChange: (html: string) => void;
  pictures: boolean;
  wrong: boolean;
  /** Files that were dropped on the text or pasted into it. */
  onFiles: (files: readonly File[]) => void;
}

/** A loaded text, and the same text as the editor returns it. That difference alone is not a change. */
interface Loaded {
  original: string;
  normalised: string;
}

/** Keys that the editor ignores: Tab moves to the next field, even within a list, and Escape closes the modal. */
const ignoredKeys = new Set(['Tab', 'Escape']);

/** An editor of `value` that reports every change. */
export function useRichText(options: RichTextOptions): Editor {
  const { id, value, pictures, wrong } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const reported = useRef(value);
  const loaded = useRef<Loaded>({ original: value, normalised: value });

  const [content] = useState(value);

  const editorProps = useMemo(() => {
    const takeFiles = (transfer: DataTransfer | null): boolean => {
      const files = pastedFiles(transfer);
      if (files.length > 0) latest.current.onFiles(files);
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
      handleDOMEvents: {
        keydown: (_: unknown, event: KeyboardEvent) => ignoredKeys.has(event.key),
      },
    };
  }, [id, wrong]);

  const editor = useEditor({
    extensions: extensionsFor(pictures),
    content,
    shouldRerenderOnTransaction: false,
    editorProps,
    onCreate: ({ editor: created }) => {
      loaded.current = { original: content, normalised: textHtml(created) };
    },
    onUpdate: ({ editor: changed }) => {
      const html = textHtml(changed);
      const next = html === loaded.current.normalised ? loaded.current.original : html;
      if (next === reported.current) return;
      reported.current = next;
      latest.current.onChange(next);
    },
  });

  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    loaded.current = { original: value, normalised: textHtml(editor) };
  }, [editor, value]);

  return editor;
}
