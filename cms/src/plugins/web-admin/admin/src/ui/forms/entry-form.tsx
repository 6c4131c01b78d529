import { Button, Flex, Loader, Modal, TextButton, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormModal } from '../dialogs/form-modal';
import { ConflictDialog } from './conflict-dialog';
import type { EntryFields, FieldViews } from './entry-fields';
import { FormAlert } from './form-alert';
import type { EntryFormState } from './use-entry-form';

/** Says that the form shows unsent changes. */
export function UnsentNote({ onDiscard }: { onDiscard: () => void }) {
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
  /** Why there is no entry; undefined while it is loading. */
  problem: string | undefined;
  /** Absent where a second try would not help. */
  onRetry: (() => void) | undefined;
  onClose: () => void;
}

/** A modal whose entry is loading or could not be loaded. */
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
  views: FieldViews<T>;
  onClose: () => void;
  /** Absent where the form publishes. */
  onSubmit?: (() => void) | undefined;
  /** Buttons before the one that submits. */
  otherActions?: ReactNode;
  /** What the form says of the entry's state. */
  note?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

interface EntryConflictProps<T extends EntryFields> {
  form: EntryFormState<T>;
  views: FieldViews<T>;
}

/** The question about what two admins have changed, while it is open. */
export function EntryConflict<T extends EntryFields>({ form, views }: EntryConflictProps<T>) {
  const { conflict } = form;
  if (conflict === undefined) return null;
  return (
    <ConflictDialog
      conflict={conflict}
      views={views}
      taken={form.labelsOf(conflict.merged.taken)}
      onClose={form.dismissConflict}
      onResolve={(names) => {
        form.resolve(conflict, names);
      }}
    />
  );
}

/** The modal of an entry's form, with its unsent changes, its alert and the conflict with another admin. */
export function EntryForm<T extends EntryFields>(props: EntryFormProps<T>) {
  const { title, submitLabel, form, views, onClose, onSubmit, otherActions, note, children } =
    props;
  const { ready, restored, busy, problem } = form;
  return (
    <>
      <FormModal
        title={title}
        submitLabel={submitLabel}
        busy={busy}
        ready={ready}
        otherActions={otherActions}
        onSubmit={onSubmit ?? (() => void form.submit())}
        onClose={onClose}
      >
        {problem && <FormAlert problem={problem} />}
        {note}
        {restored && <UnsentNote onDiscard={form.reset} />}
        {ready ? children : <Loader>Loading</Loader>}
      </FormModal>
      <EntryConflict form={form} views={views} />
    </>
  );
}
