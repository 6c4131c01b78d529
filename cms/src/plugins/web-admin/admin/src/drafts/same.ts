/** What a form holds: flat, texts and lists of texts. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

const sameField = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => item === other[index])
    : one === other;

/** Whether two states of one form hold the same. */
export function isSame(one: FormFields, other: FormFields): boolean {
  return Object.keys(one).every((name) => sameField(one[name], other[name]));
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
