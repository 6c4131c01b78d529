import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { releaseUnsent, openUnsent, type Unsent } from './unsent';
import { isSame, readKept, type FormFields, type KeptForm } from './form-fields';

type Change<T> = Partial<T> | ((value: T) => Partial<T>);

interface UnsentState<T> {
  /** The current state of the form. */
  value: T;
  /** The same including a change that is not rendered yet, with the state that it started from. */
  latest: () => KeptForm<T>;
  change: (change: Change<T>) => void;
  /** Continues from a newer state of the entry, `base`, with `value` in the form. */
  rebase: (base: T, value: T) => void;
  /** False until it is known whether there are unsent changes. */
  ready: boolean;
  /** Whether the form shows unsent changes. */
  restored: boolean;
  /** Returns to the newest known state of the entry, and removes the unsent changes. */
  reset: () => void;
}

// After `beforeunload` the page lives long enough for a write, but not every way of leaving it fires that event.
const leavingEvents = ['beforeunload', 'pagehide'];

/** The key of the logged-in user's unsent changes; undefined while nobody is logged in. */
export function useUnsentUser(): string | undefined {
  const id = useAuth('Unsent', ({ user }) => user?.id);
  return id === undefined ? undefined : String(id);
}

/**
 * The state of a form, stored in the browser for its user until it is sent: what was typed survives a closed modal and the
 * end of a session.
 * @param form its name, with the id of the entry that it edits
 * @param initial the state without unsent changes; later values are ignored
 */
export function useUnsent<T extends FormFields>(form: string, initial: T): UnsentState<T> {
  const user = useUnsentUser();
  const [first] = useState(initial);
  const [state, setState] = useState({ value: first, ready: false, restored: false });
  const newest = useRef(first);
  const held = useRef<KeptForm<T>>({ value: first, base: first });
  const unsent = useRef<Unsent>();

  useEffect(() => {
    const opened = user === undefined ? undefined : openUnsent(user, form);
    unsent.current = opened;
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
      if (opened) releaseUnsent(opened);
    };
  }, [user, form, first]);

  const hold = useCallback((next: KeptForm<T>) => {
    held.current = next;
    setState((now) => ({ ...now, value: next.value }));
    unsent.current?.write(isSame(newest.current, next.value) ? undefined : next);
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
    void unsent.current?.flush();
  }, [hold]);

  const latest = useCallback(() => held.current, []);

  return { ...state, latest, change, rebase, reset };
}
