import { type RefObject, useEffect } from 'react';

/**
 * Closes an open `details` menu as a menu is expected to close: by Escape (focus returns to its toggle), by
 * pressing or moving the focus outside it, and by choosing one of its links. Without script it stays as it is.
 */
export function useDismissible(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const closeByLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };

    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeByEscape);
    details.addEventListener('click', closeByLink);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeByEscape);
      details.removeEventListener('click', closeByLink);
    };
  }, [menu]);
}
