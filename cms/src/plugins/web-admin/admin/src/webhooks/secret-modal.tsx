import { Button, Field, IconButton, Modal, Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { styled } from 'styled-components';
import { onOpenAutoFocus } from '../ui/dialogs/first-field';
import { useCopy } from '../ui/use-copy';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[4]};
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[6]};
`;

interface SecretModalProps {
  secret: string;
  /** Whether it replaces another one. */
  rotated: boolean;
  onClose: () => void;
}

/** Shows a secret, which cannot be read again. */
export function SecretModal({ secret, rotated, onClose }: SecretModalProps) {
  const copy = useCopy('secret');
  return (
    <Modal.Root
      open
      onOpenChange={() => {
        onClose();
      }}
    >
      <Modal.Content onOpenAutoFocus={onOpenAutoFocus} aria-describedby={undefined}>
        <Modal.Header>
          <Modal.Title>{rotated ? 'New secret' : 'Secret of the webhook'}</Modal.Title>
        </Modal.Header>
        <Body>
          <Typography tag="p" textColor="neutral800">
            Give it to the receiver now: it is not shown again. The receiver verifies with it that a
            message comes from here.
          </Typography>
          {rotated && (
            <Typography tag="p" textColor="neutral800">
              For 24 hours, messages are signed with the old secret, too.
            </Typography>
          )}
          <Field.Root name="secret">
            <Field.Label>Secret</Field.Label>
            <Field.Input
              readOnly
              dir="ltr"
              value={secret}
              onFocus={(event) => {
                event.target.select();
              }}
              endAction={
                <IconButton
                  label="Copy the secret"
                  variant="ghost"
                  onClick={() => void copy(secret)}
                >
                  <Duplicate />
                </IconButton>
              }
            />
          </Field.Root>
        </Body>
        <Modal.Footer>
          <span />
          <Modal.Close>
            <Button>Done</Button>
          </Modal.Close>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
