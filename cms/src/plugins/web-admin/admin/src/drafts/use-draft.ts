import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, leaveDraft, openDraft } from './drafts';
import { type FormFields, isSame, type KeptForm, readKept } from './form-fields';

type Change<T> = Partial<T> | ((value: T) => Partial<T>);

interface FormDraft<T> {
  /** What the form holds now. */
  value: T;
  /** The same, also of a change that is not drawn yet, and what it started from. */
  latest: () => KeptForm<T>;
  change: (change: Change<T>) => void;
  /** The form goes on from a newer state of its entry: it holds `value`, and `base` is what it started from. */
  goOnFrom: (base: T, value: T) => void;
  /** False until it is known whether there is a draft. */
  ready: boolean;
  /** The form shows what was typed earlier. */
  restored: boolean;
  /** Back to the newest state that is known of the entry; the draft is gone. After a success, or because the user wants it so. */
  reset: () => void;
}

// The page lives on for a moment after the first, which a write needs. Not every way of leaving has it.
const leaving = ['beforeunload', 'pagehide'];

/** The name under which the drafts of the logged-in user are kept; undefined while nobody is. */
export function useDraftUser(): string | undefined {
  const id = useAuth('Drafts', ({ user }) => user?.id);
  return id === undefined ? undefined : String(id);
}

/**
 * The state of a form, kept in the browser for its user until it is sent: neither a closed modal nor a session that ends
 * loses what was typed.
 * @param form its name, with the entry's id where it edits one
 * @param initial what the form holds without a draft; later values of it are ignored
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
    for (const event of leaving) window.addEventListener(event, flush);
    return () => {
      left = true;
      for (const event of leaving) window.removeEventListener(event, flush);
      if (opened) leaveDraft(opened);
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

  const goOnFrom = useCallback(
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

  return { ...state, latest, change, goOnFrom, reset };
}
