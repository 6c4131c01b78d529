import { useEffect, useRef } from 'react';
import { saveByKey } from './save-key';

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
      saveByKey(event, latest.current);
    };
    // In the capture phase: modals keep their keys to themselves.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
