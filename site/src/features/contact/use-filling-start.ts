import { type MutableRefObject, type RefObject, useEffect, useRef } from 'react';
import { onSettled, readDraft } from '../../ui/form/draft';
import { fieldNames, fieldOf } from './fields';
import { contactDraft } from './use-contact-draft';

/** Events of a visitor who fills in the form; autofill fires only the last. */
const touches = ['pointerdown', 'focusin', 'input'] as const;

/**
 * When the visitor began to fill in the form, by `performance.now()`; undefined before that, and for a form that was
 * restored from a draft, which may be sent at once. Use it before `useContactDraft`, which stores the current values as
 * a draft.
 */
export function useFillingStart(
  form: RefObject<HTMLFormElement>,
): MutableRefObject<number | undefined> {
  const startRef = useRef<number>();

  useEffect(() => {
    const element = form.current;
    if (!element || Object.keys(readDraft(contactDraft)).length > 0) return;
    // Begun before the script arrived: not earlier than the navigation.
    if (
      element.contains(document.activeElement) ||
      fieldNames.some((name) => fieldOf(element, name)?.value)
    ) {
      startRef.current = 0;
    }
    const touch = () => {
      startRef.current ??= performance.now();
    };
    for (const type of touches) element.addEventListener(type, touch);
    const stop = onSettled(contactDraft, () => {
      startRef.current = undefined;
    });
    return () => {
      stop();
      for (const type of touches) element.removeEventListener(type, touch);
    };
  }, [form]);

  return startRef;
}
