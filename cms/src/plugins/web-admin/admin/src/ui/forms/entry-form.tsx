import { Button, Flex, Loader, Modal, TextButton, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormModal } from '../dialogs/form-modal';
import { ConflictDialog } from './conflict-dialog';
import type { EntryFields, FieldLooks } from './entry-fields';
import { FormAlert } from './form-alert';
import type { EntryFormState } from './use-entry-form';

/** Tells that a form shows what was typed earlier. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Flex role="status" gap={3} wrap="wrap">
      <Typography textColor="neutral600">Your unsaved text is back.</Typography>
      <TextButton onClick={onDiscard}>Discard</TextButton>
    </Flex>
  );
}

const Body = styled.div`
  padding: ${({ theme }) => theme.spaces[7]};
  text-align: center;
`;

interface EntryLoadingProps {
  title: string;
  /** Why there is no entry; undefined while it is on its way. */
  problem: string | undefined;
  /** Absent where a second try is of no use. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

/** Stands where a modal's form will be, while its entry is read or because it could not be. */
export function EntryLoading({ title, problem, onRetry, onClose }: EntryLoadingProps) {
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content aria-describedby={undefined}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Body>
          {problem === undefined ? (
            <Loader>Loading the entry</Loader>
          ) : (
            <Flex role="alert" direction="column" gap={4}>
              <Typography textColor="neutral800">{problem}</Typography>
              {onRetry && (
                <Button variant="secondary" onClick={onRetry}>
                  Retry
                </Button>
              )}
            </Flex>
          )}
        </Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface EntryFormProps<T extends EntryFields> {
  title: string;
  submitLabel: string;
  form: EntryFormState<T>;
  looks: FieldLooks<T>;
  onClose: () => void;
  /** The form's fields. */
  children: ReactNode;
}

/** The modal of a form with all that may happen to it: an old draft, a problem, a second admin. */
export function EntryForm<T extends EntryFields>(props: EntryFormProps<T>) {
  const { title, submitLabel, form, looks, onClose, children } = props;
  const { ready, restored, busy, problem, conflict } = form;
  return (
    <>
      <FormModal
        title={title}
        submitLabel={submitLabel}
        busy={busy}
        ready={ready}
        onSubmit={() => void form.submit()}
        onClose={onClose}
      >
        {problem && <FormAlert problem={problem} />}
        {restored && <DraftNote onDiscard={form.startAfresh} />}
        {ready ? children : <Loader>Loading</Loader>}
      </FormModal>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          looks={looks}
          taken={form.labelsOf(conflict.merged.taken)}
          onClose={form.decideLater}
          onSettle={(names) => {
            form.settle(conflict, names);
          }}
        />
      )}
    </>
  );
}
