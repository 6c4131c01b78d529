import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface FocusReturn {
  /** Sets the control that opened the modal; null if it will be gone when the modal closes. */
  openedBy: (control: HTMLElement | null) => void;
  /** The element that takes the focus instead of a control that is gone. */
  fallback: RefObject<HTMLDivElement>;
}

/**
 * Returns the focus after a modal has closed.
 * @param open whether a modal is open
 */
export function useFocusReturn(open: boolean): FocusReturn {
  const opener = useRef<HTMLElement | null>(null);
  const fallback = useRef<HTMLDivElement>(null);

  const returnFocus = useCallback(() => {
    const control = opener.current;
    opener.current = null;
    (control?.isConnected === true ? control : fallback.current)?.focus();
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // The modal releases the focus in a timer of its own.
      setTimeout(returnFocus);
    };
  }, [open, returnFocus]);

  const openedBy = useCallback((control: HTMLElement | null) => {
    opener.current = control;
  }, []);
  return { openedBy, fallback };
}
