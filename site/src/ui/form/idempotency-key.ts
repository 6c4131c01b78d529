import { newId } from '../../api-client/new-id';
import { forget, recall, remember, type Texts } from './tab-memory';

const place = (form: string) => `sending:${form}`;

/**
 * The idempotency key of a filled form, so that sending it again never creates a second lead, even after a reload.
 * @returns the same key while the values equal those of the last unconfirmed send, otherwise a new one
 */
export function keyFor(form: string, texts: Texts): string {
  const fields = JSON.stringify(texts);
  const last = recall(place(form));
  if (last.key && last.fields === fields) return last.key;
  const key = newId();
  remember(place(form), { fields, key });
  return key;
}

/** Call it once these values have arrived: the same values are then a new form. */
export function forgetKey(form: string, texts: Texts): void {
  if (recall(place(form)).fields === JSON.stringify(texts)) forget(place(form));
}
