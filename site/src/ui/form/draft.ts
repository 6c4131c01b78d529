import { tidyLine } from '../../api';
import { forgetKey } from './idempotency-key';
import { forget, recall, remember, type Texts } from './tab-memory';

type Listener = (sent: Texts) => void;

/** The forms on the page by the name of their draft; a popup or the next page may show the same one again. */
const listeners = new Map<string, Set<Listener>>();

const place = (form: string) => `draft:${form}`;

/** Whether a form's texts are those that were sent, but for what is tidied on the way: white space and line ends. */
export function isSame(texts: Texts, sent: Texts): boolean {
  return Object.keys(sent).every(
    (name) => tidyLine(texts[name] ?? '') === tidyLine(sent[name] ?? ''),
  );
}

/** What was typed into a form and not yet sent. */
export function readDraft(form: string): Texts {
  return recall(place(form));
}

/** Keeps what is typed, until the tab is closed. */
export function keepDraft(form: string, texts: Texts): void {
  if (Object.values(texts).every((text) => text === '')) forget(place(form));
  else remember(place(form), texts);
}

/**
 * To be called once a form has arrived. Its draft and key go, unless something else was typed meanwhile, and the
 * forms that show it learn of it: also one that was opened while this was on its way.
 */
export function settleDraft(form: string, sent: Texts): void {
  forgetKey(form, sent);
  if (isSame(readDraft(form), sent)) forget(place(form));
  for (const listener of [...(listeners.get(form) ?? [])]) listener(sent);
}

/** Calls the listener whenever a form of this name has arrived. */
export function onSettled(form: string, listener: Listener): () => void {
  const all = listeners.get(form) ?? new Set();
  listeners.set(form, all.add(listener));
  return () => {
    all.delete(listener);
  };
}
