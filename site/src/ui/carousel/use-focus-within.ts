import { type RefObject, useSyncExternalStore } from 'react';

/** Whether the keyboard's focus is within an element, also where it came there before the script did. */
export function useFocusWithin(element: RefObject<Element>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Boolean(element.current?.querySelector(':focus-visible')),
    () => false,
  );
}

function subscribe(changed: () => void) {
  // On its way from one element to the next the focus is nowhere.
  const later = () => setTimeout(changed);
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', later);
  return () => {
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', later);
  };
}
