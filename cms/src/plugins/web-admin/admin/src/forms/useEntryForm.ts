import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { EndpointName } from '../../../api';
import type { FormFields } from '../drafts/same';
import { useDraft } from '../drafts/useDraft';
import { useWrite } from '../hooks/useWrite';
import type { Checked } from './check';

/** `version` is that of the entry which is edited, and empty where one is created. */
export type EntryFields = FormFields & { readonly version: string };

interface EntryFormOptions<T extends EntryFields> {
  /** Names the draft, with the entry's id where there is one. */
  name: string;
  initial: T;
  endpoint: EndpointName;
  id?: string | undefined;
  check: (value: T) => Checked;
  /** What to say after a success. */
  success: string;
  /** Reads the entry as it is now, after another admin has changed it; undefined if that fails. */
  readNow?: (() => Promise<T | undefined>) | undefined;
  onSaved: () => void;
}

/** Says a sentence; a new one is said even if it has the same words. */
export interface Problem {
  text: string;
}

/** The course of a form that creates or edits an entry: draft, check, send, and what may come of it. */
export function useEntryForm<T extends EntryFields>(options: EntryFormOptions<T>) {
  const { name, initial, endpoint, id, check, success, readNow, onSaved } = options;
  const { value, latest, change, ready, restored, reset } = useDraft(name, initial);
  const { busy, send } = useWrite();
  const { toggleNotification } = useNotification();
  const [problem, setProblem] = useState<Problem>();
  const [attempted, setAttempted] = useState(false);
  const [theirs, setTheirs] = useState<T>();

  const startAfresh = () => {
    reset();
    setProblem(undefined);
    setAttempted(false);
    setTheirs(undefined);
  };

  const submit = async () => {
    setAttempted(true);
    setProblem(undefined);
    // The editor's last change may not be drawn yet.
    const sent = latest();
    const checked = check(sent);
    if (!checked.ok) {
      setProblem({ text: checked.problem });
      return;
    }
    const outcome = await send(endpoint, {
      body: checked.body,
      ...(id === undefined ? {} : { id, version: sent.version }),
    });
    if (outcome.ok) {
      startAfresh();
      toggleNotification({ type: 'success', message: success });
      onSaved();
      return;
    }
    if (outcome.code === 'busy') return;
    const newer = outcome.code === 'edit_conflict' ? await readNow?.() : undefined;
    if (newer === undefined) setProblem({ text: outcome.message });
    else setTheirs(newer);
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
    /** What another admin has saved meanwhile. */
    theirs,
    submit,
    /** Empties the form, or returns to what the entry holds. */
    startAfresh,
    /** The next submit replaces what the other admin has saved. */
    keepMine: (other: T) => {
      change((mine) => ({ ...mine, version: other.version }));
      setTheirs(undefined);
      setProblem({
        text: 'You go on with your text. Update now replaces what the other admin has saved.',
      });
    },
    /** Back to the form, with nothing decided. */
    decideLater: () => {
      setTheirs(undefined);
    },
  };
}

export type EntryFormState<T extends EntryFields> = ReturnType<typeof useEntryForm<T>>;
