import { Loader } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { FormModal } from '../ui/dialogs/form-modal';
import { ConflictDialog } from './ConflictDialog';
import { DraftNote } from './DraftNote';
import type { EntryFields, FieldLooks } from './entry-fields';
import { FormAlert } from './FormAlert';
import type { EntryFormState } from './useEntryForm';

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
