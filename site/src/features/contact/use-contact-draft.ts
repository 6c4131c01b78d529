import { type RefObject, useEffect, useRef } from 'react';
import { isSame, keepDraft, onSettled, readDraft } from '../../ui/form/draft';
import { emptyFields, fieldNames, fieldsFrom, typedInto, writeInto } from './fields';

/** The name of the draft, which the forms of all pages share. */
export const contactDraft = 'contact';

interface ContactDraftUse {
  /** Called when the fields were filled before the script arrived. */
  onTyped: () => void;
  /** Called when a message has arrived, sent from this page or an earlier one. */
  onArrived: () => void;
}

/**
 * Keeps the draft of the form across errors, reloads and navigation. It works on the elements themselves once the page
 * is live, so that earlier typing and the caret stay as they are.
 */
export function useContactDraft(form: RefObject<HTMLFormElement>, use: ContactDraftUse): void {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typed = typedInto(element);
    const kept = readDraft(contactDraft);
    if (fieldNames.some((name) => typed[name])) latest.current.onTyped();
    // The typed text is newer than the draft.
    writeInto(
      element,
      fieldsFrom((name) => typed[name] || (kept[name] ?? '')),
    );
    const keep = () => {
      keepDraft(contactDraft, typedInto(element));
    };
    keep();
    element.addEventListener('input', keep);
    return () => {
      element.removeEventListener('input', keep);
    };
  }, [form]);

  useEffect(
    () =>
      onSettled(contactDraft, (arrived) => {
        const element = form.current;
        if (element && isSame({ ...typedInto(element) }, arrived)) writeInto(element, emptyFields);
        latest.current.onArrived();
      }),
    [form],
  );
}
