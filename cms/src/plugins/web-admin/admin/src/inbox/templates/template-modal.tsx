import { Field, Textarea, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import {
  isBlank,
  limits,
  replyTemplatesPath,
  replyVariables,
  variableProblem,
} from '../../../../api';
import { missingText, type NewerEntry } from '../../ui/forms/entry-fields';
import { EntryForm, EntryLoading } from '../../ui/forms/entry-form';
import { TextField } from '../../ui/forms/text-field';
import { useEntry } from '../../ui/forms/use-entry';
import { useEntryForm, type EntryFormState } from '../../ui/forms/use-entry-form';
import {
  checkTemplate,
  emptyTemplate,
  templateToForm,
  templateViews,
  type TemplateForm,
} from './template-form';

const Text = styled(Textarea)`
  min-height: 20rem;
`;

const Variables = styled.dl`
  color: ${({ theme }) => theme.colors.neutral600};
  display: grid;
  font-size: 1.2rem;
  gap: ${({ theme }) => `${theme.spaces[1]} ${theme.spaces[3]}`};
  grid-template-columns: auto minmax(0, 1fr);
  line-height: 1.4;
`;

function TemplateFields({ value, change, attempted }: EntryFormState<TemplateForm>) {
  const missing = (text: string) => (attempted && isBlank(text) ? missingText : undefined);
  return (
    <>
      <TextField
        name="name"
        label="Name"
        value={value.name}
        maxLength={limits.templateName}
        error={missing(value.name)}
        onChange={(name) => {
          change({ name });
        }}
      />
      <TextField
        name="subject"
        label="Subject (without one, the reply names the lead’s topic)"
        value={value.subject}
        maxLength={limits.replySubject}
        error={variableProblem(value.subject)}
        onChange={(subject) => {
          change({ subject });
        }}
      />
      <Field.Root name="text" error={variableProblem(value.text) ?? missing(value.text) ?? false}>
        <Field.Label>Text</Field.Label>
        <Text
          dir="auto"
          maxLength={limits.reply}
          value={value.text}
          onChange={(event) => {
            change({ text: event.target.value });
          }}
        />
        <Field.Error />
      </Field.Root>
      <div>
        <Typography tag="p" variant="pi" fontWeight="bold" textColor="neutral800">
          Filled in for each reply
        </Typography>
        <Variables>
          {Object.entries(replyVariables).map(([name, meaning]) => [
            <dt key={`${name} term`}>{`{{${name}}}`}</dt>,
            <dd key={name}>{meaning}</dd>,
          ])}
        </Variables>
      </div>
    </>
  );
}

const source = { list: replyTemplatesPath, toForm: templateToForm };

interface TemplateModalProps {
  /** The id of the edited template; absent for a new one. */
  id?: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

type EditProps = TemplateModalProps & { id: string };

function CreateTemplate({ onClose, onSaved }: TemplateModalProps) {
  const form = useEntryForm({
    name: 'reply-template',
    initial: emptyTemplate,
    views: templateViews,
    endpoint: { method: 'POST', url: replyTemplatesPath },
    check: checkTemplate,
    success: 'The template was created.',
    onSaved,
  });
  return (
    <EntryForm
      title="Create template"
      submitLabel="Create"
      form={form}
      views={templateViews}
      onClose={onClose}
    >
      <TemplateFields {...form} />
    </EntryForm>
  );
}

interface EditorProps extends EditProps {
  initial: TemplateForm;
  readLatest: () => Promise<NewerEntry<TemplateForm> | undefined>;
}

function TemplateEditor({ id, initial, readLatest, onClose, onSaved }: EditorProps) {
  const form = useEntryForm({
    name: `reply-template/${id}`,
    initial,
    views: templateViews,
    endpoint: { method: 'PUT', url: `${replyTemplatesPath}/${encodeURIComponent(id)}` },
    id,
    check: checkTemplate,
    success: 'The template was updated.',
    readLatest,
    onSaved,
  });
  return (
    <EntryForm
      title="Edit template"
      submitLabel="Update"
      form={form}
      views={templateViews}
      onClose={onClose}
    >
      <TemplateFields {...form} />
    </EntryForm>
  );
}

function EditTemplate({ id, onClose, onSaved }: EditProps) {
  const { initial, problem, retry, readLatest } = useEntry(source, id);
  if (initial === undefined) {
    return (
      <EntryLoading title="Edit template" problem={problem} onRetry={retry} onClose={onClose} />
    );
  }
  return (
    <TemplateEditor
      id={id}
      initial={initial}
      readLatest={readLatest}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

/** The modal that creates or edits a template. */
export function TemplateModal({ id, onClose, onSaved }: TemplateModalProps) {
  return id === undefined ? (
    <CreateTemplate onClose={onClose} onSaved={onSaved} />
  ) : (
    <EditTemplate id={id} onClose={onClose} onSaved={onSaved} />
  );
}
