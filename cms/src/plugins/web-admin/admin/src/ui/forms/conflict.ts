import { isolated } from '../../../../api';
import { isSameField } from '../../drafts/form-fields';
import { formatMoment } from '../dates';
import type { EntryFields, NewerEntry } from './entry-fields';

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

type Saved = Pick<NewerEntry<unknown>, 'by' | 'at'>;

const nameOf = ({ by }: Saved): string => (by === undefined ? 'Another admin' : isolated(by));

const list = (labels: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(labels);

/**
 * What is said above the fields that two admins have changed.
 * @param taken the labels of the fields that only the other has changed
 * @param timeZone the viewer's own when absent
 */
export function conflictText(saved: Saved, taken: readonly string[], timeZone?: string): string {
  const sentences = [
    `${nameOf(saved)} saved another version on ${formatMoment(saved.at, timeZone)}.`,
    'Choose which one counts; nothing of yours is saved or lost until then.',
  ];
  if (taken.length > 0) sentences.push(`Their change of ${list(taken)} stays.`);
  return sentences.join(' ');
}

/**
 * What is said after both changes were saved without a question.
 * @param taken the labels of the fields that the other has changed
 * @param timeZone the viewer's own when absent
 */
export const mergedText = (saved: Saved, taken: readonly string[], timeZone?: string): string =>
  `${nameOf(saved)} changed ${list(taken)} on ${formatMoment(saved.at, timeZone)}. Both changes are saved.`;

/** Whose a version is that is not one's own. */
export const theirsText = (saved: Saved): string =>
  `Saved by ${saved.by === undefined ? 'the other admin' : isolated(saved.by)}`;
