import { Button, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Narrow = styled(Modal.Content)`
  max-width: 52rem;
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[4]};
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[6]};
`;

const Ends = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.spaces[2]};
`;

interface SmallDialogProps {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Where the focus goes when it is closed. */
  onLeave: () => void;
  /** A further button beside the one that submits. */
  action?: ReactNode;
  children: ReactNode;
}

/** A dialog of the editor's toolbar. */
export function SmallDialog(props: SmallDialogProps) {
  const { title, submitLabel, onSubmit, onClose, onLeave, action, children } = props;
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Narrow
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onLeave();
        }}
      >
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // To React this form is inside the one that the text belongs to.
            event.stopPropagation();
            onSubmit();
          }}
        >
          <Body>{children}</Body>
          <Modal.Footer>
            <Modal.Close>
              <Button variant="tertiary">Cancel</Button>
            </Modal.Close>
            <Ends>
              {action}
              <Button type="submit">{submitLabel}</Button>
            </Ends>
          </Modal.Footer>
        </Form>
      </Narrow>
    </Modal.Root>
  );
}
