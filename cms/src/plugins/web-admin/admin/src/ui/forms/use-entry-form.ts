import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { EndpointName } from '../../../../api';
import { useDraft } from '../../drafts/use-draft';
import { useWrite } from '../../requests/use-write';
import { merge, type Merged, mergedText, withFieldsOf } from './conflict';
import { creationKeys } from './creation-key';
import type { Checked, EntryFields, FieldLooks, NewerEntry } from './entry-fields';

interface EntryFormOptions<T extends EntryFields> {
  /** Names the draft, with the entry's id where there is one. */
  name: string;
  initial: T;
  looks: FieldLooks<T>;
  endpoint: EndpointName;
  id?: string | undefined;
  check: (value: T) => Checked;
  /** What to say after a success. */
  success: string;
  /** Reads the entry as it is now, after another admin has changed it; undefined if that fails. */
  readNow?: (() => Promise<NewerEntry<T> | undefined>) | undefined;
  onSaved: () => void;
}

/** Says a sentence; a new one is said even if it has the same words. */
export interface Problem {
  text: string;
}

/** Two admins have changed the same field. */
export interface Conflict<T> {
  theirs: NewerEntry<T>;
  merged: Merged<T>;
}

/** So often others may save in between, each time without a conflict, until the admin is told. */
const maxAttempts = 3;

/** The course of a form that creates or edits an entry: draft, check, send, and what may come of it. */
export function useEntryForm<T extends EntryFields>(options: EntryFormOptions<T>) {
  const { name, initial, looks, endpoint, id, check, success, readNow, onSaved } = options;
  const { value, latest, change, goOnFrom, ready, restored, reset } = useDraft(name, initial);
  const { busy, send } = useWrite();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState<Problem>();
  const [attempted, setAttempted] = useState(false);
  const [conflict, setConflict] = useState<Conflict<T>>();
  const [keys] = useState(() => creationKeys());

  const startAfresh = () => {
    reset();
    setProblem(undefined);
    setAttempted(false);
    setConflict(undefined);
  };

  const labelsOf = (names: readonly string[]): string[] =>
    Object.entries<FieldLooks<T>[keyof FieldLooks<T>]>(looks)
      .filter(([field]) => names.includes(field))
      .map(([, { label }]) => label);

  const saved = (notes: readonly string[]) => {
    startAfresh();
    toggleNotification({ type: 'success', message: success });
    for (const message of notes) toggleNotification({ type: 'info', message });
    onSaved();
  };

  /** @returns what the others have changed meanwhile; undefined where that is a question */
  const takeOver = (theirs: NewerEntry<T>): string[] | undefined => {
    const { value: mine, base } = latest();
    const merged = merge(base, mine, theirs.form);
    if (merged.disputed.length > 0) {
      setConflict({ theirs, merged });
      return undefined;
    }
    goOnFrom(theirs.form, merged.value);
    return merged.taken.length === 0 ? [] : [mergedText(theirs, labelsOf(merged.taken))];
  };

  const submit = async () => {
    setAttempted(true);
    setProblem(undefined);
    const notes: string[] = [];
    for (let left = maxAttempts; ; left -= 1) {
      // The editor's last change may not be drawn yet.
      const sent = latest().value;
      const checked = check(sent);
      if (!checked.ok) {
        setProblem({ text: checked.problem });
        return;
      }
      const outcome = await send(endpoint, {
        body: checked.body,
        ...(id === undefined
          ? { idempotencyKey: keys.keyFor(checked.body) }
          : { id, version: sent.version }),
      });
      if (outcome.ok) {
        keys.forget();
        saved(notes);
        return;
      }
      if (outcome.code === 'busy') return;
      const stale = outcome.code === 'edit_conflict' && left > 0;
      const theirs = stale ? await readNow?.() : undefined;
      if (theirs === undefined) {
        setProblem({ text: outcome.message });
        return;
      }
      const taken = takeOver(theirs);
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
    /** A submit was tried: from now on empty fields are marked. */
    attempted,
    /** What another admin has saved meanwhile, as far as it is a question. */
    conflict,
    labelsOf,
    submit,
    /** Empties the form, or returns to what the entry holds. */
    startAfresh,
    /** Answers the question: the form goes on with their content of these fields, and mine of all others. */
    settle: ({ theirs, merged }: Conflict<T>, names: readonly string[]) => {
      goOnFrom(theirs.form, withFieldsOf(theirs.form, names, merged.value));
      setConflict(undefined);
      setProblem({ text: 'Nothing is saved yet: Update saves what stands here.' });
    },
    /** Back to the form, with nothing decided. */
    decideLater: () => {
      setConflict(undefined);
    },
  };
}

export type EntryFormState<T extends EntryFields> = ReturnType<typeof useEntryForm<T>>;
