import { isSameField } from '../drafts/same';
import type { EntryFields } from './entry-fields';

/** Two changes of one entry, put together. */
export interface Merged<T> {
  /** Each change of either. Of a field that both have changed it holds mine. */
  value: T;
  /** The fields that both have changed, each to something else. */
  disputed: readonly string[];
  /** The fields that only the other has changed. */
  taken: readonly string[];
}

/**
 * Puts two changes of one entry together, field by field.
 * @param base what mine started from; undefined where that is not known: then every field that differs is disputed
 */
export function merge<T extends EntryFields>(base: T | undefined, mine: T, theirs: T): Merged<T> {
  const different = Object.keys(mine).filter(
    (name) => name !== 'version' && !isSameField(mine[name], theirs[name]),
  );
  const isMine = (name: string) => base !== undefined && isSameField(base[name], theirs[name]);
  const isTheirs = (name: string) => base !== undefined && isSameField(base[name], mine[name]);
  const taken = different.filter(isTheirs);
  return {
    value: withFieldsOf(theirs, taken, mine),
    disputed: different.filter((name) => !isMine(name) && !isTheirs(name)),
    taken,
  };
}

/** A form with some fields of a newer state of its entry. It goes on from that state. */
export function withFieldsOf<T extends EntryFields>(
  newer: T,
  names: readonly string[],
  form: T,
): T {
  const fields = Object.fromEntries(names.map((name) => [name, newer[name]]));
  return { ...form, ...fields, version: newer.version };
}
