import { IconButton } from '@strapi/design-system';
import { Image, Link } from '@strapi/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { actions, historyActions, type Action } from './actions';

const Bar = styled.div`
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.spaces[1]};
  padding: ${({ theme }) => theme.spaces[2]};
`;

const Glyph = styled.span<{ $mirrored: boolean }>`
  display: inline-flex;
  transform: ${({ $mirrored }) => ($mirrored ? 'scaleX(-1)' : 'none')};
`;

interface ToolbarProps {
  editor: Editor;
  /** The id of the editable. */
  controls: string;
  onLink: () => void;
  /** Absent where the text may not contain pictures. */
  onPicture?: (() => void) | undefined;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The buttons above a rich text: one tab stop, with arrow keys between the buttons. */
export function Toolbar({ editor, controls, onLink, onPicture }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const link: Action = {
    name: 'Link',
    Icon: Link,
    run: onLink,
    isOn: () => editor.isActive('link'),
  };
  const picture: Action[] = onPicture ? [{ name: 'Picture', Icon: Image, run: onPicture }] : [];
  const shown = [...actions, link, ...picture, ...historyActions];
  const states = useEditorState({
    editor,
    selector: () =>
      shown.map(({ isOn, isOff }) => ({ on: isOn?.(editor), off: isOff?.(editor) ?? false })),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = steps[event.key]?.(stop, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <Bar role="toolbar" aria-label="Formatting" aria-controls={controls} onKeyDown={onKeyDown}>
      {shown.map(({ name, Icon, mirrored = false, run }, index) => (
        <IconButton
          key={name}
          label={name}
          variant={states[index]?.on === true ? 'secondary' : 'ghost'}
          aria-pressed={states[index]?.on}
          disabled={states[index]?.off ?? false}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => {
            setStop(index);
          }}
          onMouseDown={(event) => {
            // Keeps the selection in the text.
            event.preventDefault();
          }}
          onClick={(event) => {
            run(editor);
            // After a click the text has the focus; after a key, the toolbar keeps it.
            if (event.detail > 0 && run !== onLink && run !== onPicture) editor.commands.focus();
          }}
        >
          <Glyph $mirrored={mirrored}>
            <Icon />
          </Glyph>
        </IconButton>
      ))}
    </Bar>
  );
}
