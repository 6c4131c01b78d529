import { tidyLine } from '../../api';
import { forgetKey } from './idempotency-key';
import { forget, recall, remember, type Texts } from './tab-memory';

type Listener = (sent: Texts) => void;

/** The mounted forms by the name of their draft; a popup or the next page may show the same form again. */
const listeners = new Map<string, Set<Listener>>();

const place = (form: string) => `draft:${form}`;

/** Whether a form's values equal those that were sent, apart from white space and line ends. */
export function isSame(texts: Texts, sent: Texts): boolean {
  return Object.keys(sent).every(
    (name) => tidyLine(texts[name] ?? '') === tidyLine(sent[name] ?? ''),
  );
}

/** The unsent values of a form. */
export function readDraft(form: string): Texts {
  return recall(place(form));
}

/** Stores the values until the tab is closed. */
export function keepDraft(form: string, texts: Texts): void {
  if (Object.values(texts).every((text) => text === '')) forget(place(form));
  else remember(place(form), texts);
}

/**
 * Call it once a form has arrived. It removes the draft and the key, unless the visitor has typed something else
 * meanwhile, and notifies the forms that show it, also those that were opened later.
 */
export function settleDraft(form: string, sent: Texts): void {
  forgetKey(form, sent);
  if (isSame(readDraft(form), sent)) forget(place(form));
  for (const listener of [...(listeners.get(form) ?? [])]) listener(sent);
}

/**
 * Calls the listener whenever a form of this name has arrived.
 * @returns stops it
 */
export function onSettled(form: string, listener: Listener): () => void {
  const all = listeners.get(form) ?? new Set();
  listeners.set(form, all.add(listener));
  return () => {
    all.delete(listener);
  };
}
