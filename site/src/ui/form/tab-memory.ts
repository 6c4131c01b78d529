import { isObject, parseJson } from '../../api';

/** The values of a form by field name. */
export type Texts = Readonly<Record<string, string>>;

/** Replaces a full or blocked storage while the page is open. */
const standIn = new Map<string, string>();

function stored(name: string): string | null {
  const held = standIn.get(name);
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** The values that this tab has stored under a name, across reloads and pages; empty if they are not ours. */
export function recall(name: string): Texts {
  const value = parseJson(stored(name) ?? '');
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(isText));
}

/** Removes the stored values. */
export function forget(name: string): void {
  standIn.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing is there.
  }
}

/** Stores values until the tab is closed. Never throws. */
export function remember(name: string, texts: Texts): void {
  const text = JSON.stringify(texts);
  try {
    sessionStorage.setItem(name, text);
    standIn.delete(name);
  } catch {
    standIn.set(name, text);
  }
}
