import { isBlank, limits, panelReads } from '../../../api';
import { RichTextEditor } from '../editor/rich-text-editor';
import { texts } from '../texts';
import { missingText, type NewerEntry } from '../ui/forms/entry-fields';
import { EntryForm, EntryLoading } from '../ui/forms/entry-form';
import { TextField } from '../ui/forms/text-field';
import { useEntry } from '../ui/forms/use-entry';
import { useEntryForm } from '../ui/forms/use-entry-form';
import { checkFaq, emptyFaq, faqViews, faqToForm, type FaqForm } from './faq-form';

interface FaqFieldsProps {
  value: FaqForm;
  change: (change: Partial<FaqForm>) => void;
  /** Whether empty fields are marked. */
  marked: boolean;
}

function FaqFields({ value, change, marked }: FaqFieldsProps) {
  const { question, description } = value;
  return (
    <>
      {/* Spec §2: the question is labelled Title. */}
      <TextField
        name="question"
        label="Title"
        value={question}
        maxLength={limits.question}
        error={marked && isBlank(question) ? missingText : undefined}
        onChange={(next) => {
          change({ question: next });
        }}
      />
      <RichTextEditor
        label="Description"
        value={description}
        error={marked && isBlank(description) ? missingText : undefined}
        onChange={(html) => {
          change({ description: html });
        }}
      />
    </>
  );
}

const source = { list: panelReads.faqs, toForm: faqToForm };

interface FaqModalProps {
  /** The id of the edited FAQ; absent for a new one. */
  id?: string | undefined;
  onClose: () => void;
  /** Called after the FAQ was created or updated. The modal stays open. */
  onSaved: () => void;
}

type EditFaqProps = FaqModalProps & { id: string };

function CreateFaq({ onClose, onSaved }: FaqModalProps) {
  const form = useEntryForm({
    name: 'faq',
    initial: emptyFaq,
    views: faqViews,
    endpoint: 'createfaq',
    check: checkFaq,
    success: texts.faqCreated,
    onSaved,
  });
  return (
    <EntryForm
      title="Create FAQ"
      submitLabel="Create"
      form={form}
      views={faqViews}
      onClose={onClose}
    >
      <FaqFields value={form.value} change={form.change} marked={form.attempted} />
    </EntryForm>
  );
}

interface FaqEditorProps extends EditFaqProps {
  initial: FaqForm;
  readLatest: () => Promise<NewerEntry<FaqForm> | undefined>;
}

function FaqEditor({ id, initial, readLatest, onClose, onSaved }: FaqEditorProps) {
  const form = useEntryForm({
    name: `faq/${id}`,
    initial,
    views: faqViews,
    endpoint: 'editfaq',
    id,
    check: checkFaq,
    success: texts.faqUpdated,
    readLatest,
    onSaved,
  });
  return (
    <EntryForm title="Edit FAQ" submitLabel="Update" form={form} views={faqViews} onClose={onClose}>
      <FaqFields value={form.value} change={form.change} marked={form.attempted} />
    </EntryForm>
  );
}

function EditFaq({ id, onClose, onSaved }: EditFaqProps) {
  const { initial, problem, retry, readLatest } = useEntry(source, id);
  if (initial === undefined) {
    return <EntryLoading title="Edit FAQ" problem={problem} onRetry={retry} onClose={onClose} />;
  }
  return (
    <FaqEditor
      id={id}
      initial={initial}
      readLatest={readLatest}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

/** The modal that creates or edits a FAQ. Spec §2. */
export function FaqModal({ id, onClose, onSaved }: FaqModalProps) {
  return id === undefined ? (
    <CreateFaq onClose={onClose} onSaved={onSaved} />
  ) : (
    <EditFaq id={id} onClose={onClose} onSaved={onSaved} />
  );
}
