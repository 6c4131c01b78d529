import { isBlank, limits, panelReads } from '../../../api';
import { RichTextEditor } from '../editor/rich-text-editor';
import { texts } from '../texts';
import { missingText, type NewerEntry } from '../ui/forms/entry-fields';
import { EntryForm, EntryLoading } from '../ui/forms/entry-form';
import { TextField } from '../ui/forms/text-field';
import { useEntry } from '../ui/forms/use-entry';
import { useEntryForm } from '../ui/forms/use-entry-form';
import { checkFaq, emptyFaq, type FaqForm, faqLooks, faqToForm } from './faq-form';

interface FaqFieldsProps {
  value: FaqForm;
  change: (change: Partial<FaqForm>) => void;
  /** Whether empty fields are marked. */
  marked: boolean;
}

/** The fields of a FAQ. */
export function FaqFields({ value, change, marked }: FaqFieldsProps) {
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
  /** Of the FAQ that is edited; absent where one is created. */
  id?: string | undefined;
  onClose: () => void;
  /** The FAQ was created or updated; whoever opened the modal closes it. */
  onSaved: () => void;
}

type EditFaqProps = FaqModalProps & { id: string };

function CreateFaq({ onClose, onSaved }: FaqModalProps) {
  const form = useEntryForm({
    name: 'faq',
    initial: emptyFaq,
    looks: faqLooks,
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
      looks={faqLooks}
      onClose={onClose}
    >
      <FaqFields value={form.value} change={form.change} marked={form.attempted} />
    </EntryForm>
  );
}

interface FaqEditorProps extends EditFaqProps {
  initial: FaqForm;
  readNow: () => Promise<NewerEntry<FaqForm> | undefined>;
}

function FaqEditor({ id, initial, readNow, onClose, onSaved }: FaqEditorProps) {
  const form = useEntryForm({
    name: `faq/${id}`,
    initial,
    looks: faqLooks,
    endpoint: 'editfaq',
    id,
    check: checkFaq,
    success: texts.faqUpdated,
    readNow,
    onSaved,
  });
  return (
    <EntryForm title="Edit FAQ" submitLabel="Update" form={form} looks={faqLooks} onClose={onClose}>
      <FaqFields value={form.value} change={form.change} marked={form.attempted} />
    </EntryForm>
  );
}

function EditFaq({ id, onClose, onSaved }: EditFaqProps) {
  const { initial, problem, retry, readNow } = useEntry(source, id);
  if (initial === undefined) {
    return <EntryLoading title="Edit FAQ" problem={problem} onRetry={retry} onClose={onClose} />;
  }
  return (
    <FaqEditor id={id} initial={initial} readNow={readNow} onClose={onClose} onSaved={onSaved} />
  );
}

/** The modal that creates a FAQ or edits one. Spec §2. */
export function FaqModal({ id, onClose, onSaved }: FaqModalProps) {
  return id === undefined ? (
    <CreateFaq onClose={onClose} onSaved={onSaved} />
  ) : (
    <EditFaq id={id} onClose={onClose} onSaved={onSaved} />
  );
}
