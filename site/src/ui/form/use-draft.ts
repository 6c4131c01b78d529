import { useEffect, useRef } from 'react';
import { keepDraft, onSettled, readDraft } from './draft';
import type { Texts } from './tab-memory';

interface DraftUse {
  /** Called once after hydration: fill the empty fields. */
  restore: (draft: Texts) => void;
  /** Called when these values have arrived, sent from this page or an earlier one. */
  settle: (sent: Texts) => void;
}

/**
 * Keeps the draft of a form across errors, reloads and navigation.
 * @param form forms of the same name share a draft
 */
export function useDraft(form: string, texts: Texts, use: DraftUse): void {
  const latest = useRef(use);
  const restored = useRef(false);

  useEffect(() => {
    latest.current = use;
  });

  useEffect(() => {
    if (restored.current) {
      keepDraft(form, texts);
      return;
    }
    restored.current = true;
    latest.current.restore(readDraft(form));
  }, [form, texts]);

  useEffect(
    () =>
      onSettled(form, (sent) => {
        latest.current.settle(sent);
      }),
    [form],
  );
}
