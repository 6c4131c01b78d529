import { type MutableRefObject, type RefObject, useEffect, useRef } from 'react';
import { onSettled, readDraft } from '../../ui/form/draft';
import { fieldNames, fieldOf } from './fields';
import { contactDraft } from './use-contact-draft';

/** What someone does who fills the form; a browser that fills it in does the last. */
const touches = ['pointerdown', 'focusin', 'input'] as const;

/**
 * When someone began to fill the form, by `performance.now()`; undefined before that, and where the form began with a draft,
 * which may be sent at once. To be used before `useContactDraft`, which keeps what stands in the form as a draft.
 */
export function useFillingStart(
  form: RefObject<HTMLFormElement>,
): MutableRefObject<number | undefined> {
  const startRef = useRef<number>();

  useEffect(() => {
    const element = form.current;
    if (!element || Object.keys(readDraft(contactDraft)).length > 0) return;
    // Begun before the script arrived: at the earliest when the page was asked for.
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
