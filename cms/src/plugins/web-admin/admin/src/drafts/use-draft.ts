import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { releaseDraft, openDraft, type Draft } from './drafts';
import { isSame, readKept, type FormFields, type KeptForm } from './form-fields';

type Change<T> = Partial<T> | ((value: T) => Partial<T>);

interface FormDraft<T> {
  /** The current state of the form. */
  value: T;
  /** The same including a change that is not rendered yet, with the state that it started from. */
  latest: () => KeptForm<T>;
  change: (change: Change<T>) => void;
  /** Continues from a newer state of the entry, `base`, with `value` in the form. */
  rebase: (base: T, value: T) => void;
  /** False until it is known whether there is a draft. */
  ready: boolean;
  /** Whether the form shows a draft. */
  restored: boolean;
  /** Returns to the newest known state of the entry, and removes the draft. */
  reset: () => void;
}

// After `beforeunload` the page lives long enough for a write, but not every way of leaving it fires that event.
const leavingEvents = ['beforeunload', 'pagehide'];

/** The key of the logged-in user's drafts; undefined while nobody is logged in. */
export function useDraftUser(): string | undefined {
  const id = useAuth('Drafts', ({ user }) => user?.id);
  return id === undefined ? undefined : String(id);
}

/**
 * The state of a form, stored in the browser for its user until it is sent: what was typed survives a closed modal and the
 * end of a session.
 * @param form its name, with the id of the entry that it edits
 * @param initial the state without a draft; later values are ignored
 */
export function useDraft<T extends FormFields>(form: string, initial: T): FormDraft<T> {
  const user = useDraftUser();
  const [first] = useState(initial);
  const [state, setState] = useState({ value: first, ready: false, restored: false });
  const newest = useRef(first);
  const held = useRef<KeptForm<T>>({ value: first, base: first });
  const draft = useRef<Draft>();

  useEffect(() => {
    const opened = user === undefined ? undefined : openDraft(user, form);
    draft.current = opened;
    let left = false;
    void Promise.resolve(opened?.read()).then((found) => {
      if (left) return;
      const kept = readKept(first, found);
      const restored = kept !== undefined && !isSame(first, kept.value);
      if (restored) held.current = kept;
      setState({ value: held.current.value, ready: true, restored });
    });
    const flush = () => void opened?.flush();
    for (const event of leavingEvents) window.addEventListener(event, flush);
    return () => {
      left = true;
      for (const event of leavingEvents) window.removeEventListener(event, flush);
      if (opened) releaseDraft(opened);
    };
  }, [user, form, first]);

  const hold = useCallback((next: KeptForm<T>) => {
    held.current = next;
    setState((now) => ({ ...now, value: next.value }));
    draft.current?.write(isSame(newest.current, next.value) ? undefined : next);
  }, []);

  const change = useCallback(
    (wanted: Change<T>) => {
      const { value, base } = held.current;
      const next = typeof wanted === 'function' ? wanted(value) : wanted;
      hold({ value: { ...value, ...next }, base });
    },
    [hold],
  );

  const rebase = useCallback(
    (base: T, value: T) => {
      newest.current = base;
      hold({ value, base });
    },
    [hold],
  );

  const reset = useCallback(() => {
    hold({ value: newest.current, base: newest.current });
    setState((now) => ({ ...now, restored: false }));
    void draft.current?.flush();
  }, [hold]);

  const latest = useCallback(() => held.current, []);

  return { ...state, latest, change, rebase, reset };
}
