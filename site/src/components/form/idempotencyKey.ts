import { forget, recall, remember, type Texts } from './tabMemory';

/** 128 random bits in hexadecimal, for pages without a secure context, where `randomUUID` does not exist. */
function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function newKey(): string {
  const source: Partial<Crypto> = crypto;
  return source.randomUUID?.() ?? randomHex();
}

const place = (form: string) => `sending:${form}`;

/**
 * One key for one filled form, so that sending it again never makes a second lead, not even after a reload.
 * @returns the same key while the fields are those of the last send that was not confirmed, a new one otherwise
 */
export function keyFor(form: string, texts: Texts): string {
  const fields = JSON.stringify(texts);
  const last = recall(place(form));
  if (last.key && last.fields === fields) return last.key;
  const key = newKey();
  remember(place(form), { fields, key });
  return key;
}

/** To be called once these fields have arrived: filled in again, they are a new form. */
export function forgetKey(form: string, texts: Texts): void {
  if (recall(place(form)).fields === JSON.stringify(texts)) forget(place(form));
}
