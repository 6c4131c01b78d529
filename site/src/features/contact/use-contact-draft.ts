import { type RefObject, useEffect, useRef } from 'react';
import { isSame, keepDraft, onSettled, readDraft } from '../../ui/form/draft';
import { emptyFields, fieldNames, fieldsFrom, typedInto, writeInto } from './fields';

/** The draft's name: every page's form is the same one. */
export const contactDraft = 'contact';

interface ContactDraftUse {
  /** Something stands in the fields from before the script arrived. */
  onTyped: () => void;
  /** A message has arrived, sent from here or from an earlier page. */
  onArrived: () => void;
}

/**
 * Keeps what is typed into the form, over errors, reloads and the way to other pages and back. It works on the fields
 * themselves, from the moment the page is live: what was typed before stays as it is, caret and all.
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
    // What is typed is newer than what was kept.
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
