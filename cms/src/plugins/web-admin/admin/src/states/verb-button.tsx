import { Button } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { entryPath, panelReads, type Entry, type EntryState } from '../../../api';
import { gone, leftBody, type LeftAddress } from '../addresses/left-address';
import { LeftAddressField } from '../addresses/left-address-field';
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
    request: { method: 'POST', path: 'unpublish' },
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
  /** What else becomes of the entry, as a sentence. */
  consequence?: string | undefined;
  /** Called with the entry as it is afterwards. */
  onDone: (entry: E) => void;
}

/** A button that changes the state of the entry of a form, after a question. */
export function VerbButton<E>({
  verb,
  consequence,
  list,
  entry,
  name,
  onDone,
}: VerbButtonProps<E>) {
  const { busy, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [asking, setAsking] = useState(false);
  const [left, setLeft] = useState<LeftAddress>(gone);
  const [problem, setProblem] = useState<string>();
  const { label, question, done, request } = verbs[verb];
  // A FAQ has no page of its own.
  const asksAddress = verb === 'unpublish' && list === panelReads.blogs;

  const run = async () => {
    const { path, method } = request;
    const call = {
      ...{ method, url: entryPath(list, entry._id, path), version: entry.version },
      ...(method === 'POST' ? { body: asksAddress ? leftBody(left) : {} } : {}),
    };
    const outcome = await sendTo<Entry<E>>(call);
    if (asksAddress && !outcome.ok && outcome.code === 'invalid_body') {
      setProblem(outcome.message);
      return;
    }
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
          setLeft(gone);
          setProblem(undefined);
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {asking && (
        <QuestionDialog
          title={label}
          question={[question(name), consequence].filter(Boolean).join(' ')}
          confirmLabel={label}
          busy={busy}
          onConfirm={() => void run()}
          onCancel={() => {
            setAsking(false);
          }}
        >
          {asksAddress && (
            <LeftAddressField count={1} value={left} problem={problem} onChange={setLeft} />
          )}
        </QuestionDialog>
      )}
    </>
  );
}
