import { useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { entryPath, newDraftPath, type EndpointName, type Entry } from '../../../../api';
import { isSame, isSameField } from '../../unsent/form-fields';
import { useUnsent } from '../../unsent/use-unsent';
import type { Outcome } from '../../requests/outcome';
import { useWrite } from '../../requests/use-write';
import { merge, mergedText, withFieldsOf, type Merged } from './conflict';
import { creationKeys } from './creation-key';
import type { Checked, EntryFields, FieldViews, NewerEntry } from './entry-fields';
import { usePending } from './use-pending';

/** An entry as the server has saved it. */
interface SavedEntry {
  _id: string;
}

/** How a form saves drafts of its entry. */
interface Drafts<T, E extends SavedEntry> {
  /** The list of the entries. */
  list: Parameters<typeof newDraftPath>[0];
  /** The row of the contract that publishes an entry which exists. */
  publish: EndpointName;
  check: (value: T) => Checked;
  toForm: (entry: E) => T;
  onSaved: (entry: E) => void;
}

interface EntryFormOptions<T extends EntryFields, E extends SavedEntry> {
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
  /** Absent where entries have no drafts. */
  drafts?: Drafts<T, E> | undefined;
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

/** The form after a draft was saved: what was typed meanwhile stays. */
function afterSaving<T extends EntryFields>(stored: T, sent: T, now: T): T {
  const same = Object.keys(stored).filter((name) => isSameField(sent[name], now[name]));
  return withFieldsOf(stored, same, now);
}

/** The state of a form that creates or edits an entry: unsent changes, check, request and conflict. */
export function useEntryForm<T extends EntryFields, E extends SavedEntry = SavedEntry>(
  options: EntryFormOptions<T, E>,
) {
  const { name, initial, views, endpoint, id, check, success, readLatest, onSaved, drafts } =
    options;
  /** The id of a draft that this form has created. */
  const [ownId, setOwnId] = useState<string>();
  /** The same, for what began before it was created. */
  const created = useRef<string>();
  const key = ownId === undefined ? name : `${name}/${ownId}`;
  const { value, latest, change, rebase, ready, restored, reset } = useUnsent(key, initial);
  const { busy, send, sendTo } = useWrite();
  const { waitFor, settle, waiting } = usePending();
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

  const own = (draft: string | undefined) => {
    created.current = draft;
    setOwnId(draft);
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

  /**
   * Sends the form, and again after another admin's change that is in no conflict.
   * @returns what was sent and answered; undefined if nothing was saved, which the form then explains
   */
  const sendForm = async <Answer>(
    checkForm: (form: T) => Checked,
    request: (body: object, version: string) => Promise<Outcome<Answer>>,
  ) => {
    setProblem(undefined);
    const notes: string[] = [];
    for (let left = maxAttempts; ; left -= 1) {
      // The editor's last change may not be rendered yet.
      const sent = latest().value;
      const checked = checkForm(sent);
      if (!checked.ok) {
        setProblem({ text: checked.problem });
        return undefined;
      }
      const outcome = await request(checked.body, sent.version);
      if (outcome.ok) {
        keys.forget();
        return { sent, notes, data: outcome.data };
      }
      if (outcome.code === 'busy') return undefined;
      const stale = outcome.code === 'edit_conflict' && left > 0;
      const theirs = stale ? await readLatest?.() : undefined;
      if (theirs === undefined) {
        setProblem({ text: outcome.message });
        return undefined;
      }
      const taken = mergeNewer(theirs);
      if (taken === undefined) return undefined;
      notes.push(...taken);
    }
  };

  const submit = async () => {
    await settle();
    setAttempted(true);
    const draft = created.current;
    const result = await sendForm(check, (body, version) => {
      if (draft !== undefined && drafts) return send(drafts.publish, { body, version, id: draft });
      const written = {
        body,
        ...(id === undefined ? { idempotencyKey: keys.keyFor(body) } : { version }),
      };
      return typeof endpoint === 'string'
        ? send(endpoint, { ...written, ...(id === undefined ? {} : { id }) })
        : sendTo({ ...endpoint, ...written });
    });
    if (result === undefined) return;
    if (draft !== undefined) rebase(initial, initial);
    saved(result.notes);
    own(undefined);
  };

  /**
   * Saves the form as a draft and leaves it open.
   * @param complete whether it must be ready to be published
   * @returns undefined if nothing was saved, which the form then explains
   */
  const saveDraft = async ({ complete = false } = {}): Promise<E | undefined> => {
    if (drafts === undefined) return undefined;
    await settle();
    const checked = complete ? check(latest().value) : undefined;
    if (checked?.ok === false) {
      setAttempted(true);
      setProblem({ text: checked.problem });
      return undefined;
    }
    const { list, check: checkDraft, toForm, onSaved: onDraft } = drafts;
    const entry = id ?? created.current;
    const result = await sendForm<Entry<E>>(checkDraft, (body, version) =>
      sendTo(
        entry === undefined
          ? { method: 'POST', url: newDraftPath(list), body, idempotencyKey: keys.keyFor(body) }
          : { method: 'PUT', url: entryPath(list, entry, 'draft'), body, version },
      ),
    );
    if (result === undefined) return undefined;
    const { result: stored } = result.data;
    const storedForm = toForm(stored);
    rebase(storedForm, afterSaving(storedForm, result.sent, latest().value));
    setAttempted(false);
    if (entry === undefined) own(stored._id);
    toggleNotification({ type: 'success', message: 'Draft saved' });
    for (const message of result.notes) toggleNotification({ type: 'info', message });
    onDraft(stored);
    return stored;
  };

  return {
    value,
    change,
    /** Gets work that the form has to wait for before it is sent. */
    waitFor,
    ready,
    restored,
    busy: busy || waiting,
    problem,
    /** Whether a submit was tried. From then on, empty fields are marked. */
    attempted,
    /** What another admin has saved in the meantime, if it is in conflict with this form. */
    conflict,
    labelsOf,
    submit,
    saveDraft,
    /** Whether the form differs from the entry as it was read or saved last, once nothing is under way any more. */
    isChanged: async () => {
      await settle();
      const { base, value: current } = latest();
      return base === undefined || !isSame(base, current);
    },
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
