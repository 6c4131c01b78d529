import { field, isObject } from '../../../api';

/** The values of a form: flat, each a text or a list of texts. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** Whether two values of a field are equal. */
export const isSameField = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, index) => item === other[index])
    : one === other;

/** Whether two states of a form are equal. */
export function isSame(one: FormFields, other: FormFields): boolean {
  return Object.keys(one).every((name) => isSameField(one[name], other[name]));
}

const isLikeField = (sample: unknown, value: unknown): boolean =>
  Array.isArray(sample)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof value === typeof sample;

/** Whether a stored value fits the form: an earlier release may have had other fields. */
export function isLike<T extends FormFields>(sample: T, value: unknown): value is T {
  return (
    isObject(value) &&
    Object.keys(value).length === Object.keys(sample).length &&
    Object.entries(sample).every(([name, each]) => isLikeField(each, field(value, name)))
  );
}

/** A form that was not sent. */
export interface KeptForm<T> {
  value: T;
  /** The state of the entry that the form started from; undefined where that is not known. */
  base: T | undefined;
}

/**
 * Reads a stored form.
 * @param sample any state of the form
 * @returns undefined where nothing is stored that fits the form
 */
export function readKept<T extends FormFields>(sample: T, kept: unknown): KeptForm<T> | undefined {
  // An earlier release stored the value alone.
  if (isLike(sample, kept)) return { value: kept, base: undefined };
  const value = field(kept, 'value');
  const base = field(kept, 'base');
  if (!isLike(sample, value)) return undefined;
  return { value, base: isLike(sample, base) ? base : undefined };
}
