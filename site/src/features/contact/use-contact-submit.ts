import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type ContactState, refusalOfEmpty, untouched } from './contact-state';
import type { ContactLogicHandle } from './ContactLogic';
import { typedInto } from './fields';
import { useContactLogic } from './use-contact-logic';

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
