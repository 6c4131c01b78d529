import { Box, Button, Dialog } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// A question may contain many long names without a place to break a line.
const Body = styled(Dialog.Body)`
  > p {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

// Header and buttons stay in sight.
const Scrolled = styled.div`
  max-height: calc(100dvh - 20rem);
  overflow-y: auto;
`;

interface QuestionDialogProps {
  title: string;
  question: string;
  /** The label of the button that confirms. */
  confirmLabel: string;
  /** Whether the confirmed call is under way. */
  busy?: boolean;
  /** Fields that are part of the question. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. Escape and Cancel keep it. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, question, confirmLabel, busy = false, children, onConfirm, onCancel } = props;
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        // Stays open during the call, so that its outcome can be shown.
        if (!open && !busy) onCancel();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        {/* Focusable, so that the keyboard can scroll it. */}
        <Scrolled role="region" aria-label="Question" tabIndex={0}>
          <Body icon={<WarningCircle fill="danger600" />}>{question}</Body>
          {Boolean(children) && (
            <Box paddingLeft={6} paddingRight={6} paddingBottom={6}>
              {children}
            </Box>
          )}
        </Scrolled>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary" disabled={busy}>
              Cancel
            </Button>
          </Dialog.Cancel>
          {/* Not Dialog.Action, which closes the dialog before the call has ended. */}
          <Button fullWidth variant="danger-light" loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
