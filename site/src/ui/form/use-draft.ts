import { useEffect, useRef } from 'react';
import { keepDraft, onSettled, readDraft } from './draft';
import type { Texts } from './tab-memory';

interface DraftUse {
  /** Once, after the page was taken over as it was pre-rendered: fill the fields that are empty. */
  restore: (draft: Texts) => void;
  /** These texts have arrived, sent from here or from an earlier page. */
  settle: (sent: Texts) => void;
}

/**
 * Keeps what is typed into a form, over errors, reloads and the way to other pages and back.
 * @param form forms of the same name share what is typed
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
