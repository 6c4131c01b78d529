import { useEffect, useRef } from 'react';

/** Whether a key press asks to save, as in any other program. */
const isSaveKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 's';

/**
 * Saves with Ctrl+S or Cmd+S wherever the focus is, instead of the browser's dialog.
 * @param save undefined where nothing can be saved
 */
export function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (latest.current === undefined || !isSaveKey(event)) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    // In the capture phase: modals keep their keys to themselves.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
