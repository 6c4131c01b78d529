/** What a form holds: flat, texts and lists of texts. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** Whether two contents of one field are the same. */
export const isSameField = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => item === other[index])
    : one === other;

/** Whether two states of one form hold the same. */
export function isSame(one: FormFields, other: FormFields): boolean {
  return Object.keys(one).every((name) => isSameField(one[name], other[name]));
}

const isLikeField = (sample: unknown, value: unknown): boolean =>
  Array.isArray(sample)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof value === typeof sample;

/** Whether what was kept still fits the form: an older form may have had other fields. */
export function isLike<T extends FormFields>(sample: T, value: unknown): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return (
    fields.size === Object.keys(sample).length &&
    Object.entries(sample).every(([name, field]) => isLikeField(field, fields.get(name)))
  );
}

/** A form that was not sent: what it holds, and what it started from, as far as that is known. */
export interface KeptForm<T> {
  value: T;
  base: T | undefined;
}

/**
 * Reads what was kept of a form.
 * @param sample any state of the form
 * @returns undefined where nothing was kept that fits the form
 */
export function readKept<T extends FormFields>(sample: T, kept: unknown): KeptForm<T> | undefined {
  // The value alone is how drafts were kept before they knew what they started from.
  if (isLike(sample, kept)) return { value: kept, base: undefined };
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const value = fields.get('value');
  const base = fields.get('base');
  if (!isLike(sample, value)) return undefined;
  return { value, base: isLike(sample, base) ? base : undefined };
}
