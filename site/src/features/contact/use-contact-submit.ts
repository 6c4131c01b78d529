import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isSparing } from '../../loader/sparing';
import { type ContactState, refusalOfEmpty, untouched } from './contact-state';
import type { ContactLogic, ContactLogicHandle } from './ContactLogic';
import { typedInto } from './fields';

/** Of the window's height: so far below or above it the form counts as near. */
const near = '50%';

/** What someone does who is at the form. */
const uses = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The form's logic (Formik, Yup), which is a file of its own: fetched when the form comes near the window, unless the visitor
 * saves data, or when someone is at it. `failures` counts how often it could not be fetched; the next use of the form, and `load`, try again.
 */
function useContactLogic(form: RefObject<HTMLFormElement>) {
  const [Logic, setLogic] = useState<typeof ContactLogic | null>(null);
  const [failures, setFailures] = useState(0);
  const asked = useRef(false);

  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import(/* webpackChunkName: "contact-form" */ './ContactLogic').then(
      (loaded) => {
        setLogic(() => loaded.ContactLogic);
        setFailures(0);
      },
      () => {
        asked.current = false;
        setFailures((count) => count + 1);
      },
    );
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: near },
    );
    if (!isSparing()) observer.observe(element);
    if (element.contains(document.activeElement)) load();
    for (const use of uses) element.addEventListener(use, load);
    return () => {
      observer.disconnect();
      for (const use of uses) element.removeEventListener(use, load);
    };
  }, [form, load]);

  return { Logic, failures, load };
}

/**
 * What a press on "Submit" does, from the first one on. Until the form's logic is there, the form itself answers that a
 * field is empty, and keeps a message that may be whole for the logic to check and send. `logicRef` and `follow` are for the
 * logic's element; `failures` counts how often it could not be fetched.
 */
export function useContactSubmit(form: RefObject<HTMLFormElement>) {
  const { Logic, failures, load } = useContactLogic(form);
  const logicRef = useRef<ContactLogicHandle>(null);
  const waiting = useRef(false);
  const [state, setState] = useState(untouched);
  /** The logic has told what stands in the fields. */
  const [ready, setReady] = useState(false);

  const follow = useCallback((next: ContactState) => {
    setState(next);
    setReady(true);
  }, []);

  useEffect(() => {
    if (!ready || !waiting.current) return;
    waiting.current = false;
    logicRef.current?.submit();
  }, [ready]);

  useEffect(() => {
    if (failures === 0 || !waiting.current) return;
    // Pressed in vain: it must not be sent by itself later.
    waiting.current = false;
    setState(untouched);
  }, [failures]);

  const submit = () => {
    if (logicRef.current) {
      logicRef.current.submit();
      return;
    }
    load();
    if (!form.current) return;
    const refusal = refusalOfEmpty(typedInto(form.current), (state.problem?.attempt ?? 0) + 1);
    waiting.current = refusal === null;
    setState(refusal ?? { ...untouched, sending: true });
  };

  return { Logic, logicRef, failures, state, follow, submit };
}
