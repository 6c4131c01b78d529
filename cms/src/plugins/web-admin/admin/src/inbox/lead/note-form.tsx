import { Button, Field, Textarea } from '@strapi/design-system';
import { useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { isBlank, limits, type WorkedLead } from '../../../../api';
import { useUnsent } from '../../unsent/use-unsent';
import { Actions } from './parts';
import type { LeadWork } from './use-lead';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[2]};
`;

const empty = { text: '' };

interface NoteFormProps {
  lead: WorkedLead;
  work: Pick<LeadWork, 'addNote' | 'busy'>;
  /** Gets the field, so that a key can focus it. */
  fieldRef: RefObject<HTMLTextAreaElement>;
}

/** A new note. What was typed and not saved is kept in the browser. */
export function NoteForm({ lead, work, fieldRef }: NoteFormProps) {
  const unsent = useUnsent(`lead-note/${lead.form}/${lead._id}`, empty);
  const { value, change, ready, reset } = unsent;
  const [error, setError] = useState<string>();

  const save = async () => {
    if (isBlank(value.text)) {
      setError('Write the note first.');
      fieldRef.current?.focus();
      return;
    }
    const { text } = value;
    if (!(await work.addNote(text))) return;
    // What was typed meanwhile is the next note.
    if (unsent.latest().value.text === text) reset();
    fieldRef.current?.focus();
  };

  if (!ready) return null;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field.Root error={error ?? false} hint="Only admins see notes.">
        <Field.Label>New note</Field.Label>
        <Textarea
          ref={fieldRef}
          dir="auto"
          maxLength={limits.note}
          value={value.text}
          onChange={(event) => {
            setError(undefined);
            change({ text: event.target.value });
          }}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Actions>
        <Button type="submit" size="S" loading={work.busy}>
          Add note
        </Button>
      </Actions>
    </Form>
  );
}
