import { isolated } from '../../../api';
import { formatMoment } from '../ui/dates';
import type { NewerEntry } from './entry-fields';

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
