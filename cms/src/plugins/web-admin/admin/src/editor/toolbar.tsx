import { Button, IconButton } from '@strapi/design-system';
import { Image, Link } from '@strapi/icons';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { actions, historyActions, type Action } from './actions';
import { tableActions } from './table-actions';

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

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface ActionBarProps {
  editor: Editor;
  label: string;
  /** The id of the editable. */
  controls: string;
  actions: readonly Action[];
}

/** Buttons that act on a text: one tab stop, with arrow keys between the buttons. */
function ActionBar({ editor, label, controls, actions: shown }: ActionBarProps) {
  const [stop, setStop] = useState(0);
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
    <Bar role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={onKeyDown}>
      {shown.map(({ name, Icon, mirrored = false, run, opens = false, toText = false }, index) => {
        const button = {
          'aria-pressed': states[index]?.on,
          disabled: states[index]?.off ?? false,
          tabIndex: index === stop ? 0 : -1,
          onFocus: () => {
            setStop(index);
          },
          onMouseDown: (event: MouseEvent) => {
            // Keeps the selection in the text.
            event.preventDefault();
          },
          onClick: (event: MouseEvent) => {
            run(editor);
            // After a click the text has the focus; after a key, the toolbar keeps it.
            if (toText || (event.detail > 0 && !opens)) editor.commands.focus();
          },
        };
        return Icon === undefined ? (
          <Button
            key={name}
            size="S"
            variant={states[index]?.on === true ? 'secondary' : 'tertiary'}
            {...button}
          >
            {name}
          </Button>
        ) : (
          <IconButton
            key={name}
            label={name}
            variant={states[index]?.on === true ? 'secondary' : 'ghost'}
            {...button}
          >
            <Glyph $mirrored={mirrored}>
              <Icon />
            </Glyph>
          </IconButton>
        );
      })}
    </Bar>
  );
}

interface ToolbarProps {
  editor: Editor;
  /** The id of the editable. */
  controls: string;
  onLink: () => void;
  /** Absent where the text may not contain pictures. */
  onPicture?: (() => void) | undefined;
}

/** The buttons above a rich text, and those for the table at the cursor. */
export function Toolbar({ editor, controls, onLink, onPicture }: ToolbarProps) {
  const inTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  const link: Action = {
    name: 'Link',
    Icon: Link,
    run: onLink,
    opens: true,
    isOn: () => editor.isActive('link'),
  };
  const picture: Action = {
    name: 'Picture',
    Icon: Image,
    run: onPicture ?? (() => undefined),
    opens: true,
    isOn: () => editor.isActive('image'),
  };
  const shown = [...actions, link, ...(onPicture ? [picture] : []), ...historyActions];
  return (
    <>
      <ActionBar editor={editor} label="Formatting" controls={controls} actions={shown} />
      {inTable && (
        <ActionBar editor={editor} label="Table" controls={controls} actions={tableActions} />
      )}
    </>
  );
}
