import { Box, Button, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { onOpenAutoFocus } from '../ui/dialogs/first-field';

// Not Modal.Body, which a keyboard cannot scroll in every browser.
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
  /* A message keeps its line breaks. */
  white-space: pre-wrap;
  /* The direction of each line follows its letters. */
  unicode-bidi: plaintext;
`;

/** A field of the modal. */
export interface Detail {
  name: string;
  label: string;
  value: string;
}

interface DetailsModalProps {
  title: string;
  /** The accessible name of the row's View button. */
  buttonLabel: string;
  /** What is shown, such as `Message`. */
  what: string;
  details: readonly Detail[];
}

/** The View button of a row, and the modal with the whole lead. Spec §2. */
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
        // In React's tree the modal is inside its table, whose cells take keys away: arrows, and Escape in a cell with several
        // buttons.
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
