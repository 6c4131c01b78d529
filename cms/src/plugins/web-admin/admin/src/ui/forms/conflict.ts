import { isolated } from '../../../../api';
import { isSameField } from '../../unsent/form-fields';
import { formatMoment } from '../dates';
import { listed } from '../wording';
import type { EntryFields, NewerEntry } from './entry-fields';

/** The changes of two admins to an entry, merged. `mine` are those of this form, `theirs` those that are already saved. */
export interface Merged<T> {
  /** The changes of both. A field that both have changed has my value. */
  value: T;
  /** The fields that both have changed, to different values. */
  conflicting: readonly string[];
  /** The fields that only the other admin has changed. */
  taken: readonly string[];
}

/**
 * Merges two changes of an entry, field by field.
 * @param base the state that mine started from. If it is not known, every field that differs is conflicting
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
    conflicting: different.filter((name) => !isMine(name) && !isTheirs(name)),
    taken,
  };
}

/** The form with some values and the version of a newer state of its entry. */
export function withFieldsOf<T extends EntryFields>(
  newer: T,
  names: readonly string[],
  form: T,
): T {
  const fields = Object.fromEntries(names.map((name) => [name, newer[name]]));
  return { ...form, ...fields, version: newer.version };
}

type Saved = Pick<NewerEntry<unknown>, 'by' | 'at'>;

const nameOf = ({ by }: Saved): string => (by === undefined ? 'Another admin' : isolated(by));

/**
 * The explanation above the fields that two admins have changed.
 * @param taken the labels of the fields that only the other admin has changed
 * @param timeZone by default the browser's
 */
export function conflictText(saved: Saved, taken: readonly string[], timeZone?: string): string {
  const sentences = [
    `${nameOf(saved)} saved another version on ${formatMoment(saved.at, timeZone)}.`,
    'Choose which one to use. Until then, your version is neither saved nor lost.',
  ];
  if (taken.length > 0) sentences.push(`Their change of ${listed(taken)} stays.`);
  return sentences.join(' ');
}

/**
 * The message after two changes were merged without a conflict.
 * @param taken the labels of the fields that the other admin has changed
 * @param timeZone by default the browser's
 */
export const mergedText = (saved: Saved, taken: readonly string[], timeZone?: string): string =>
  `${nameOf(saved)} changed ${listed(taken)} on ${formatMoment(saved.at, timeZone)}. Both changes are saved.`;

/** The label of the other admin's version. */
export const theirsText = (saved: Saved): string =>
  `Saved by ${saved.by === undefined ? 'the other admin' : isolated(saved.by)}`;
