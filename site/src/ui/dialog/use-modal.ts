import { type RefObject, useEffect, useLayoutEffect } from 'react';

function isOutside(box: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Shows a native dialog as a modal while its component is mounted. The browser traps the focus, closes it on Escape and
 * returns the focus.
 * @param onPressOutside called for a press that began and ended on the scrim, and not for the end of a text selection
 */
export function useModal(modal: RefObject<HTMLDialogElement>, onPressOutside: () => void): void {
  useLayoutEffect(() => {
    const dialog = modal.current;
    // The page behind stops scrolling. If its scrollbar takes space, the style sheet keeps that space.
    const gutter = innerWidth > document.documentElement.clientWidth;
    dialog?.toggleAttribute('data-gutter', gutter);
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, [modal]);

  useEffect(() => {
    const dialog = modal.current;
    if (!dialog) return;
    let beganOutside = false;
    const press = (event: MouseEvent) => {
      beganOutside = isOutside(dialog, event);
    };
    const release = (event: MouseEvent) => {
      if (beganOutside && event.target === dialog && isOutside(dialog, event)) onPressOutside();
    };
    dialog.addEventListener('mousedown', press);
    dialog.addEventListener('click', release);
    return () => {
      dialog.removeEventListener('mousedown', press);
      dialog.removeEventListener('click', release);
    };
  }, [modal, onPressOutside]);
}
