/** Texts by name: what a form's fields hold. */
export type Texts = Readonly<Record<string, string>>;

/** Stands in for a storage that is full or blocked, as long as the page is open. */
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

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** What this tab has kept under a name, over reloads and other pages; empty when that is nothing of ours. */
export function recall(name: string): Texts {
  const value = parsed(stored(name));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(isText));
}

/** Takes it out of the tab's memory. */
export function forget(name: string): void {
  standIn.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Blocked: then nothing is there.
  }
}

/** Keeps texts until the tab is closed. Never throws. */
export function remember(name: string, texts: Texts): void {
  const text = JSON.stringify(texts);
  try {
    sessionStorage.setItem(name, text);
    standIn.delete(name);
  } catch {
    standIn.set(name, text);
  }
}
