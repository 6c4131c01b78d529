import { useState } from 'react';
import { HistoryLink } from '../history/history-link';
import type { EntryFields, NewerEntry } from '../ui/forms/entry-fields';
import { EntryForm, EntryLoading } from '../ui/forms/entry-form';
import { useEntry } from '../ui/forms/use-entry';
import type { EntryKind, ManagedEntry } from './entry-kind';
import { useEntryEditor } from './use-entry-editor';

interface EntryModalProps<T extends EntryFields, E extends ManagedEntry> {
  kind: EntryKind<T, E>;
  title: string;
  submitLabel: string;
  /** Closes the modal. */
  onClose: () => void;
  /** Called after the entry was published. */
  onPublished: () => void;
  /** Called after its draft was saved, or it was unpublished. The modal stays open. */
  onChanged: () => void;
}

interface EditorProps<T extends EntryFields, E extends ManagedEntry> extends EntryModalProps<T, E> {
  entry?: E | undefined;
  readLatest?: (() => Promise<NewerEntry<T> | undefined>) | undefined;
  onRestart: (entry: E) => void;
}

function Editor<T extends EntryFields, E extends ManagedEntry>(props: EditorProps<T, E>) {
  const { kind, title, entry, readLatest, submitLabel, onClose } = props;
  const { onPublished, onChanged, onRestart } = props;
  const { form, note, ...ends } = useEntryEditor({
    kind,
    entry,
    readLatest,
    submitLabel,
    onPublished,
    onDraft: onChanged,
    onChanged: onRestart,
  });
  const { Fields } = kind;
  return (
    <EntryForm title={title} form={form} views={kind.views} note={note} onClose={onClose} {...ends}>
      {entry && <HistoryLink kind={kind.name} id={entry._id} />}
      <Fields
        id={entry?._id}
        value={form.value}
        change={form.change}
        waitFor={form.waitFor}
        marked={form.attempted}
      />
    </EntryForm>
  );
}

/** The modal that creates an entry. Spec §2. */
export function CreateEntryModal<T extends EntryFields, E extends ManagedEntry>(
  props: EntryModalProps<T, E>,
) {
  return <Editor {...props} onRestart={props.onChanged} />;
}

/** The modal that edits an entry. Spec §2. */
export function EditEntryModal<T extends EntryFields, E extends ManagedEntry>(
  props: EntryModalProps<T, E> & { id: string },
) {
  const { kind, id, title, onClose, onChanged } = props;
  const loaded = useEntry(kind, id);
  // An entry that was unpublished, or whose draft was discarded, fills the form anew.
  const [restarted, setRestarted] = useState<{ entry: E; round: number }>();
  const entry = restarted?.entry ?? loaded.entry;
  if (entry === undefined) {
    const { problem, retry } = loaded;
    return <EntryLoading title={title} problem={problem} onRetry={retry} onClose={onClose} />;
  }
  return (
    <Editor
      key={restarted?.round ?? 0}
      {...props}
      entry={entry}
      readLatest={loaded.readLatest}
      onRestart={(next) => {
        setRestarted({ entry: next, round: (restarted?.round ?? 0) + 1 });
        onChanged();
      }}
    />
  );
}
