import { Button, Modal } from '@strapi/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { focusFirstField, onOpenAutoFocus } from './first-field';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[5]};
  overflow-y: auto;
  padding: ${({ theme }) => theme.spaces[6]};
`;

const Ends = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.spaces[2]};
`;

interface ModalFormProps {
  title: string;
  onSubmit: () => void;
  /** The buttons at its end; Cancel is there already. */
  actions: ReactNode;
  children: ReactNode;
}

/** The title of a modal, and the form that it holds. */
export function ModalForm({ title, onSubmit, actions, children }: ModalFormProps) {
  return (
    <>
      <Modal.Header>
        <Modal.Title>{title}</Modal.Title>
      </Modal.Header>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // To React it is inside the form or the screen that opened it.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <Body>{children}</Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Cancel</Button>
          </Modal.Close>
          <Ends>{actions}</Ends>
        </Modal.Footer>
      </Form>
    </>
  );
}

interface FormModalProps {
  title: string;
  submitLabel: string;
  busy: boolean;
  /** False while there is nothing to send. */
  ready: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a modal. What is typed in it outlives the modal as a draft, so that any way out of it is safe. */
export function FormModal(props: FormModalProps) {
  const { title, submitLabel, busy, ready, onSubmit, onClose, children } = props;
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its fields may come after it.
    if (ready) focusFirstField(dialog.current);
  }, [ready]);

  return (
    <Modal.Root
      open
      onOpenChange={() => {
        if (!busy) onClose();
      }}
    >
      <Modal.Content
        ref={dialog}
        onOpenAutoFocus={onOpenAutoFocus}
        aria-describedby={undefined}
        // To React the modal is inside the screen that opened it, whose table would take the arrow keys for its own.
        // Escape goes on to the document, where the modal itself waits for it.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') event.stopPropagation();
        }}
      >
        <ModalForm
          title={title}
          onSubmit={onSubmit}
          actions={
            <Button type="submit" loading={busy} disabled={!ready}>
              {submitLabel}
            </Button>
          }
        >
          {children}
        </ModalForm>
      </Modal.Content>
    </Modal.Root>
  );
}
