import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isSparing } from '../../loader/sparing';
import type { ContactLogic } from './ContactLogic';

/** Of the window's height: so far below or above it the form counts as near. */
const near = '50%';

/** What someone does who is at the form. */
const uses = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The form's logic (Formik, Yup), which is a file of its own: fetched when the form comes near the window, unless the visitor
 * saves data, or when someone is at it. `failures` counts how often it could not be fetched; the next use of the form, and `load`, try again.
 */
export function useContactLogic(form: RefObject<HTMLFormElement>) {
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
