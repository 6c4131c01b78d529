import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { EndpointName } from '../../../../api';
import { useUnsent } from '../../unsent/use-unsent';
import { useWrite } from '../../requests/use-write';
import { merge, mergedText, withFieldsOf, type Merged } from './conflict';
import { creationKeys } from './creation-key';
import type { Checked, EntryFields, FieldViews, NewerEntry } from './entry-fields';

interface EntryFormOptions<T extends EntryFields> {
  /** The key of the unsent changes, with the id of an existing entry. */
  name: string;
  initial: T;
  views: FieldViews<T>;
  /** A row of the contract, or an address of the panel's own API. */
  endpoint: EndpointName | { method: 'POST' | 'PUT'; url: string };
  /** The id of an existing entry. */
  id?: string | undefined;
  check: (value: T) => Checked;
  /** The message after a success. */
  success: string;
  /** Reads the entry as it is now, after another admin has changed it; undefined if that fails. */
  readLatest?: (() => Promise<NewerEntry<T> | undefined>) | undefined;
  onSaved: () => void;
}

/** An object, so that a repeated message is a new alert. */
export interface Problem {
  text: string;
}

/** Fields that two admins have changed. */
export interface Conflict<T> {
  theirs: NewerEntry<T>;
  merged: Merged<T>;
}

/** How often other admins may save in between, without a conflict, before this admin gets an alert. */
const maxAttempts = 3;

/** The state of a form that creates or edits an entry: unsent changes, check, request and conflict. */
export function useEntryForm<T extends EntryFields>(options: EntryFormOptions<T>) {
  const { name, initial, views, endpoint, id, check, success, readLatest, onSaved } = options;
  const { value, latest, change, rebase, ready, restored, reset } = useUnsent(name, initial);
  const { busy, send, sendTo } = useWrite();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState<Problem>();
  const [attempted, setAttempted] = useState(false);
  const [conflict, setConflict] = useState<Conflict<T>>();
  const [keys] = useState(() => creationKeys());

  const resetForm = () => {
    reset();
    setProblem(undefined);
    setAttempted(false);
    setConflict(undefined);
  };

  const labelsOf = (names: readonly string[]): string[] =>
    Object.entries<FieldViews<T>[keyof FieldViews<T>]>(views)
      .filter(([field]) => names.includes(field))
      .map(([, { label }]) => label);

  const saved = (notes: readonly string[]) => {
    resetForm();
    toggleNotification({ type: 'success', message: success });
    for (const message of notes) toggleNotification({ type: 'info', message });
    onSaved();
  };

  /** @returns messages about what the other admin changed; undefined if there is a conflict */
  const mergeNewer = (theirs: NewerEntry<T>): string[] | undefined => {
    const { value: mine, base } = latest();
    const merged = merge(base, mine, theirs.form);
    if (merged.conflicting.length > 0) {
      setConflict({ theirs, merged });
      return undefined;
    }
    rebase(theirs.form, merged.value);
    return merged.taken.length === 0 ? [] : [mergedText(theirs, labelsOf(merged.taken))];
  };

  const submit = async () => {
    setAttempted(true);
    setProblem(undefined);
    const notes: string[] = [];
    for (let left = maxAttempts; ; left -= 1) {
      // The editor's last change may not be rendered yet.
      const sent = latest().value;
      const checked = check(sent);
      if (!checked.ok) {
        setProblem({ text: checked.problem });
        return;
      }
      const written = {
        body: checked.body,
        ...(id === undefined
          ? { idempotencyKey: keys.keyFor(checked.body) }
          : { version: sent.version }),
      };
      const outcome =
        typeof endpoint === 'string'
          ? await send(endpoint, { ...written, ...(id === undefined ? {} : { id }) })
          : await sendTo({ ...endpoint, ...written });
      if (outcome.ok) {
        keys.forget();
        saved(notes);
        return;
      }
      if (outcome.code === 'busy') return;
      const stale = outcome.code === 'edit_conflict' && left > 0;
      const theirs = stale ? await readLatest?.() : undefined;
      if (theirs === undefined) {
        setProblem({ text: outcome.message });
        return;
      }
      const taken = mergeNewer(theirs);
      if (taken === undefined) return;
      notes.push(...taken);
    }
  };

  return {
    value,
    change,
    ready,
    restored,
    busy,
    problem,
    /** Whether a submit was tried. From then on, empty fields are marked. */
    attempted,
    /** What another admin has saved in the meantime, if it is in conflict with this form. */
    conflict,
    labelsOf,
    submit,
    /** Empties the form, or returns to the state of the entry. */
    reset: resetForm,
    /** Ends the conflict: uses the other admin's value of these fields, and this form's value of all others. */
    resolve: ({ theirs, merged }: Conflict<T>, names: readonly string[]) => {
      rebase(theirs.form, withFieldsOf(theirs.form, names, merged.value));
      setConflict(undefined);
      setProblem({ text: 'Nothing is saved yet: Update saves this form.' });
    },
    /** Returns to the form and leaves the conflict open. */
    dismissConflict: () => {
      setConflict(undefined);
    },
  };
}

export type EntryFormState<T extends EntryFields> = ReturnType<typeof useEntryForm<T>>;
