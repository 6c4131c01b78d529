import { Button, Field, Textarea } from '@strapi/design-system';
import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isBlank, limits, type WorkedLead } from '../../../../api';
import { useUnsent } from '../../unsent/use-unsent';
import { focusInSight, useLeadCommand } from '../keyboard';
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
}

/** A new note. What was typed and not saved is kept in the browser. */
export function NoteForm({ lead, work }: NoteFormProps) {
  const unsent = useUnsent(`lead-note/${lead.form}/${lead._id}`, empty);
  const { value, change, ready, reset } = unsent;
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const run = useCallback(() => {
    focusInSight(field.current);
  }, []);
  useLeadCommand('note', { lead, ready }, run);

  const save = async () => {
    if (isBlank(value.text)) {
      setError('Write the note first.');
      field.current?.focus();
      return;
    }
    const { text } = value;
    if (!(await work.addNote(text))) return;
    // What was typed meanwhile is the next note.
    if (unsent.latest().value.text === text) reset();
    field.current?.focus();
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
          ref={field}
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
