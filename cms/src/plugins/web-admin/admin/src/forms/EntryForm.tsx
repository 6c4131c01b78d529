import { Loader } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { ConflictDialog, type ConflictField } from './ConflictDialog';
import { DraftNote } from './DraftNote';
import { FormAlert } from './FormAlert';
import { FormModal } from './FormModal';
import type { EntryFields, EntryFormState } from './useEntryForm';

interface EntryFormProps<T extends EntryFields> {
  title: string;
  submitLabel: string;
  form: EntryFormState<T>;
  /** The fields of two versions, to be compared. */
  conflictFields?: (mine: T, theirs: T) => readonly ConflictField[];
  /** The other admin's version is what the form starts from now. */
  onTakeTheirs?: ((theirs: T) => void) | undefined;
  onClose: () => void;
  /** The form's fields. */
  children: ReactNode;
}

/** The modal of a form with all that may happen to it: an old draft, a problem, a second admin. */
export function EntryForm<T extends EntryFields>(props: EntryFormProps<T>) {
  const { title, submitLabel, form, conflictFields, onTakeTheirs, onClose, children } = props;
  const { value, ready, restored, busy, problem, theirs } = form;
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
      {theirs && conflictFields && (
        <ConflictDialog
          fields={conflictFields(value, theirs)}
          onClose={form.decideLater}
          onKeepMine={() => {
            form.keepMine(theirs);
          }}
          onTakeTheirs={() => {
            form.startAfresh();
            onTakeTheirs?.(theirs);
          }}
        />
      )}
    </>
  );
}
