import { Button } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { entryPath, type Entry, type EntryState, type panelReads } from '../../../api';
import { useWrite } from '../requests/use-write';
import { QuestionDialog } from '../ui/dialogs/question-dialog';
import { quoted } from '../ui/wording';

/** What a form knows of its entry. */
interface EntryOfForm {
  _id: string;
  version: string;
  state: EntryState;
}

const verbs = {
  unpublish: {
    label: 'Unpublish',
    question: (name: string) =>
      `Unpublish ${quoted(name)}? The next build takes it off the site. Its draft stays, as it was saved last.`,
    done: 'Unpublished. The site changes with the next build.',
    request: { method: 'POST', path: 'unpublish', body: {} },
  },
  discard: {
    label: 'Discard draft',
    question: (name: string) =>
      `Discard the draft of ${quoted(name)}? The form goes back to what is published. This cannot be undone.`,
    done: 'Draft discarded',
    request: { method: 'DELETE', path: 'draft' },
  },
} as const;

interface VerbButtonProps<E> {
  verb: keyof typeof verbs;
  list: typeof panelReads.blogs | typeof panelReads.faqs;
  entry: EntryOfForm;
  name: string;
  /** Called with the entry as it is afterwards. */
  onDone: (entry: E) => void;
}

/** A button that changes the state of the entry of a form, after a question. */
export function VerbButton<E>({ verb, list, entry, name, onDone }: VerbButtonProps<E>) {
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [asking, setAsking] = useState(false);
  const { label, question, done, request } = verbs[verb];

  const run = async () => {
    const { path, ...call } = request;
    const url = entryPath(list, entry._id, path);
    const outcome = await sendTo<Entry<E>>({ ...call, url, version: entry.version });
    setAsking(false);
    if (!outcome.ok) {
      toggleNotification({ type: 'danger', message: outcome.message });
      return;
    }
    toggleNotification({ type: 'success', message: done });
    onDone(outcome.data.result);
  };

  return (
    <>
      <Button
        variant="tertiary"
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {asking && (
        <QuestionDialog
          title={label}
          question={question(name)}
          confirmLabel={label}
          busy={busy}
          onConfirm={() => void run()}
          onCancel={() => {
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
