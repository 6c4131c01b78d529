import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface FocusReturn {
  /** Names the control that opens the modal, or null when it will be gone once the modal is closed. */
  openedBy: (control: HTMLElement | null) => void;
  /** Goes on what takes the focus instead of a control that is gone. */
  fallback: RefObject<HTMLDivElement>;
}

/**
 * Gives the focus back after a modal has closed.
 * @param open whether a modal is open
 */
export function useFocusReturn(open: boolean): FocusReturn {
  const opener = useRef<HTMLElement | null>(null);
  const fallback = useRef<HTMLDivElement>(null);

  const giveBack = useCallback(() => {
    const control = opener.current;
    opener.current = null;
    (control?.isConnected === true ? control : fallback.current)?.focus();
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    return () => {
      // The modal ends its hold on the focus in a timer of its own.
      setTimeout(giveBack);
    };
  }, [open, giveBack]);

  const openedBy = useCallback((control: HTMLElement | null) => {
    opener.current = control;
  }, []);
  return { openedBy, fallback };
}
