import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isSparing } from '../../page-scripts/sparing';
import { type ContactState, refusalOfEmpty, untouched } from './contact-state';
import type { ContactLogic, ContactLogicHandle } from './ContactLogic';
import { typedInto } from './fields';

/** The form counts as near within half a window height. */
const near = '50%';

/** Events of a visitor who uses the form. */
const uses = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The form's logic (Formik, Yup), a chunk of its own. It is fetched when the form comes near the window, unless the
 * visitor saves data, or when the visitor uses the form. `failures` counts failed fetches; the next use of the form, or
 * `load`, tries again.
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
 * Handles "Submit" from the first press on. Until the logic arrives, it reports empty fields itself and holds a
 * complete message for the logic to check and send. `logicRef` and `follow` are for the logic's element; `failures`
 * counts failed fetches of it.
 */
export function useContactSubmit(form: RefObject<HTMLFormElement>) {
  const { Logic, failures, load } = useContactLogic(form);
  const logicRef = useRef<ContactLogicHandle>(null);
  const waiting = useRef(false);
  const [state, setState] = useState(untouched);
  /** The logic has read the fields. */
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
    // The press had no effect, so it must not send the form later.
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
