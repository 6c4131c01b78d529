import { type RefObject, useEffect } from 'react';

/**
 * Closes an open `details` menu on Escape (the focus returns to its toggle), when the visitor presses or moves the
 * focus outside, and when they choose a link. Without script it stays open.
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
