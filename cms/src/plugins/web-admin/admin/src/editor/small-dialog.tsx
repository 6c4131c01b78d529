import { Button, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onOpenAutoFocus } from '../ui/dialogs/first-field';
import { ModalForm } from '../ui/dialogs/form-modal';

const Narrow = styled(Modal.Content)`
  max-width: 52rem;
`;

const isOpenList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

interface SmallDialogProps {
  title: string;
  submitLabel: string;
  /** Whether something is under way that belongs to what is submitted. */
  busy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Moves the focus after the dialog has closed. */
  onLeave: () => void;
  /** Another button beside Submit. */
  action?: ReactNode;
  children: ReactNode;
}

/** A dialog of the editor's toolbar. */
export function SmallDialog(props: SmallDialogProps) {
  const { title, submitLabel, busy = false, onSubmit, onClose, onLeave, action, children } = props;
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Narrow
        aria-describedby={undefined}
        onOpenAutoFocus={onOpenAutoFocus}
        onEscapeKeyDown={(event) => {
          // An open list of suggestions closes first.
          if (isOpenList(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onLeave();
        }}
      >
        <ModalForm
          title={title}
          onSubmit={onSubmit}
          actions={
            <>
              {action}
              <Button type="submit" loading={busy}>
                {submitLabel}
              </Button>
            </>
          }
        >
          {children}
        </ModalForm>
      </Narrow>
    </Modal.Root>
  );
}
