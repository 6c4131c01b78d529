import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { inboxKey, lettersAreOn, switchLetters, type InboxKey } from './keyboard';

/** Calls `onKey` for the keys of the inbox while it is on the screen. */
export function useKeys(rows: RefObject<Element>, onKey: (key: InboxKey) => void) {
  const [lettersOn, setLettersOn] = useState(lettersAreOn);
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  }, [onKey]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const key = inboxKey(event, rows.current, lettersOn);
      if (key === undefined) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [rows, lettersOn]);

  const onSwitch = useCallback((on: boolean) => {
    switchLetters(on);
    setLettersOn(on);
  }, []);
  return { lettersOn, onSwitch };
}
