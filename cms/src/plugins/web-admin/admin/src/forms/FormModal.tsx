import { Button, Modal } from '@strapi/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusFirstField, onOpenAutoFocus } from '../dialogs/first-field';
import { ModalForm } from './ModalForm';

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
