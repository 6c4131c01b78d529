import { Button, Modal } from '@strapi/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
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
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.spaces[2]};
`;

interface ModalFormProps {
  title: string;
  onSubmit: () => void;
  /** The buttons at its end, besides Cancel. */
  actions: ReactNode;
  children: ReactNode;
}

/** The content of a modal: a title and a form. */
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
          // In React's tree the modal is inside the form that opened it.
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
  /** Whether it deletes something. */
  danger?: boolean;
  busy: boolean;
  /** Whether there is something to send. */
  ready: boolean;
  /** Buttons before the one that submits. */
  otherActions?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a modal. What is typed is kept in the browser, so closing the modal loses nothing. */
export function FormModal(props: FormModalProps) {
  const { title, submitLabel, danger = false, busy, ready, onSubmit, onClose, children } = props;
  const { otherActions } = props;
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The fields may be rendered later than the modal.
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
        // In React's tree the modal is inside the screen that opened it, whose table would take the arrow keys. Escape has to
        // reach the document, where the modal listens for it.
        onKeyDown={(event) => {
          if (event.key !== 'Escape') event.stopPropagation();
        }}
      >
        <ModalForm
          title={title}
          onSubmit={onSubmit}
          actions={
            <>
              {otherActions}
              <Button
                type="submit"
                variant={danger ? 'danger' : 'default'}
                loading={busy}
                disabled={!ready}
              >
                {submitLabel}
              </Button>
            </>
          }
        >
          {children}
        </ModalForm>
      </Modal.Content>
    </Modal.Root>
  );
}
