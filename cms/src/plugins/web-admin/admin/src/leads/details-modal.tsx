import { Box, Button, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { onOpenAutoFocus } from '../ui/dialogs/first-field';

// Not Modal.Body, whose long content a keyboard cannot scroll in every browser.
const Body = styled.div`
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[7]};
`;

const Fields = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.spaces[4]};
`;

const Value = styled.dd`
  overflow-wrap: anywhere;
  /* A message keeps the lines that its sender gave it. */
  white-space: pre-wrap;
  /* Each line runs as its letters do. */
  unicode-bidi: plaintext;
`;

/** One field: its name, what it is called, and what is in it. */
export interface Detail {
  name: string;
  label: string;
  value: string;
}

interface DetailsModalProps {
  title: string;
  /** What the View action of a row is called. */
  buttonLabel: string;
  /** What is shown, such as `Message`. */
  what: string;
  details: readonly Detail[];
}

/** The View action of a row, and the modal with the whole of it that it opens. */
export function DetailsModal({ title, buttonLabel, what, details }: DetailsModalProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" aria-label={buttonLabel}>
          View
        </Button>
      </Modal.Trigger>
      <Modal.Content
        onOpenAutoFocus={onOpenAutoFocus}
        // To React the modal is inside its table, whose cells take keys for themselves: arrows, and Escape where a cell has
        // several buttons.
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') setIsOpen(false);
        }}
      >
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Body role="region" aria-label={what} tabIndex={0}>
          <Fields>
            {details.map(({ name, label, value }) => (
              <Box key={name}>
                <Typography tag="dt" variant="sigma" textColor="neutral600">
                  {label}
                </Typography>
                <Typography tag={Value} textColor="neutral800">
                  {value}
                </Typography>
              </Box>
            ))}
          </Fields>
        </Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
