import { newId } from '../../api-client/new-id';
import { forget, recall, remember, type Texts } from './tab-memory';

const place = (form: string) => `sending:${form}`;

/**
 * One key for one filled form, so that sending it again never makes a second lead, not even after a reload.
 * @returns the same key while the fields are those of the last send that was not confirmed, a new one otherwise
 */
export function keyFor(form: string, texts: Texts): string {
  const fields = JSON.stringify(texts);
  const last = recall(place(form));
  if (last.key && last.fields === fields) return last.key;
  const key = newId();
  remember(place(form), { fields, key });
  return key;
}

/** To be called once these fields have arrived: filled in again, they are a new form. */
export function forgetKey(form: string, texts: Texts): void {
  if (recall(place(form)).fields === JSON.stringify(texts)) forget(place(form));
}
