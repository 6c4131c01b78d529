import { Checkbox, Field, IconButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Cross, Drag } from '@strapi/icons';
import type { DragEvent } from 'react';
import { styled } from 'styled-components';
import { limits } from '../../../../api';
import type { ChosenPicture } from './chosen-picture';

const Row = styled.li<{ $target: boolean }>`
  align-items: start;
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid
    ${({ theme, $target }) => ($target ? theme.colors.primary600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
  display: grid;
  gap: ${({ theme }) => theme.spaces[3]};
  grid-template-columns: auto minmax(0, 1fr) auto;
  padding: ${({ theme }) => theme.spaces[3]};
  @media (max-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Shown = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.spaces[2]};
  img {
    background: ${({ theme }) => theme.colors.neutral150};
    border-radius: ${({ theme }) => theme.borderRadius};
    height: 7.2rem;
    object-fit: cover;
    width: 9.6rem;
  }
`;

const Handle = styled.span`
  align-items: center;
  cursor: grab;
  display: flex;
  svg {
    fill: ${({ theme }) => theme.colors.neutral500};
    height: 1.6rem;
    width: 1.6rem;
  }
`;

const Said = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[2]};
  @media (max-width: 48rem) {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.spaces[1]};
`;

const Cover = styled.div`
  align-self: start;
  background: ${({ theme }) => theme.colors.primary100};
  border-radius: ${({ theme }) => theme.borderRadius};
  padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
`;

interface PictureRowProps {
  id: string;
  picture: ChosenPicture;
  index: number;
  count: number;
  /** Whether a picture of the list is being dragged. */
  dragging: boolean;
  /** Whether the dragged picture would take this place. */
  target: boolean;
  onSay: (alt: ChosenPicture['alt']) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnter: () => void;
  onDragEnd: () => void;
  onDrop: () => void;
}

/** One of several pictures: its alternative text, and its place in the list. */
export function PictureRow(props: PictureRowProps) {
  const { id, picture, index, count, dragging, target, onSay, onMove, onRemove } = props;
  const { src, alt } = picture;
  const decorative = alt === '';
  const number = String(index + 1);

  const startDrag = (event: DragEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('li');
    if (row) event.dataTransfer.setDragImage(row, 16, 16);
    event.dataTransfer.effectAllowed = 'move';
    // Firefox starts no drag without data.
    event.dataTransfer.setData('text/plain', number);
    props.onDragStart();
  };

  return (
    <Row
      $target={target}
      onDragEnter={props.onDragEnter}
      onDragOver={(event) => {
        // Allows the drop, also a quick one before the mark is drawn.
        if (dragging) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <Shown>
        {count > 1 && (
          <Handle
            aria-hidden
            draggable
            title="Drag to another place"
            onDragStart={startDrag}
            onDragEnd={props.onDragEnd}
          >
            <Drag />
          </Handle>
        )}
        <img src={src} draggable={false} alt={`${number} of ${String(count)}`} />
      </Shown>
      <Said>
        {index === 0 && (
          <Cover>
            <Typography variant="pi" fontWeight="bold" textColor="primary700">
              Cover
            </Typography>
          </Cover>
        )}
        <Field.Root
          id={`${id}-alt`}
          hint={alt === null && 'Describe the picture, or mark it as decorative.'}
        >
          <Field.Label>Alternative text of picture {number}</Field.Label>
          <Field.Input
            dir="auto"
            value={alt ?? ''}
            disabled={decorative}
            maxLength={limits.alternativeText}
            onChange={({ target: { value } }) => {
              onSay(value === '' ? null : value);
            }}
          />
          <Field.Hint />
        </Field.Root>
        <Checkbox
          checked={decorative}
          onCheckedChange={(checked) => {
            onSay(checked === true ? '' : null);
          }}
        >
          Decorative<VisuallyHidden> picture {number}</VisuallyHidden>
        </Checkbox>
      </Said>
      <Buttons>
        <IconButton
          label={`Move picture ${number} up`}
          // Not `disabled`: the button keeps the focus when its picture arrives at the end.
          aria-disabled={index === 0}
          onClick={() => {
            if (index > 0) onMove(index - 1);
          }}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={`Move picture ${number} down`}
          aria-disabled={index === count - 1}
          onClick={() => {
            if (index < count - 1) onMove(index + 1);
          }}
        >
          <ArrowDown />
        </IconButton>
        <IconButton label={`Remove picture ${number}`} onClick={onRemove}>
          <Cross />
        </IconButton>
      </Buttons>
    </Row>
  );
}
