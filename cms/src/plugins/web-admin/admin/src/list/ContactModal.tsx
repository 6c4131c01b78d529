import { Box, Button, Modal, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Contact } from '../../../api';

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
`;

const fields = [
  ['name', 'Name'],
  ['email', 'Email ID'],
  ['phone', 'Phone Number'],
  ['subject', 'Subject'],
  ['message', 'Message'],
] as const;

/** The View action of a row, and the modal with the whole message that it opens. Spec §2. */
export function ContactModal({ contact }: { contact: Contact }) {
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="tertiary" aria-label={`View message from ${contact.name}`}>
          View
        </Button>
      </Modal.Trigger>
      <Modal.Content
        // To React the modal is inside its table, whose arrow keys would otherwise move between the cells behind it.
        // Escape goes on to the document, where the modal itself waits for it.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') event.stopPropagation();
        }}
      >
        <Modal.Header>
          <Modal.Title>Contact Details</Modal.Title>
        </Modal.Header>
        <Body role="region" aria-label="Message" tabIndex={0}>
          <Fields>
            {fields.map(([name, label]) => (
              <Box key={name}>
                <Typography tag="dt" variant="sigma" textColor="neutral600">
                  {label}
                </Typography>
                <Typography tag={Value} textColor="neutral800">
                  {contact[name]}
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
