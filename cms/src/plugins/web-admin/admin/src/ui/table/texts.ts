import type { Failed } from '../../requests/outcome';
import { quoted, type Noun } from '../wording';

/**
 * The message of a table without rows.
 * @param filters the names of the list's filters
 */
export function noRowsText(
  { many }: Noun,
  address: URLSearchParams,
  filters: readonly string[] = [],
): string {
  if (filters.some((name) => (address.get(name) ?? '') !== '')) {
    return `No ${many} match these filters`;
  }
  const search = address.get('_q') ?? '';
  return search === '' ? `No ${many} yet` : `No ${many} match ${quoted(search)}`;
}

/**
 * The question before entries are deleted.
 * @param names of the entries, at least one
 * @param consequence what becomes of them, as a sentence
 */
export function deleteQuestion(
  names: readonly string[],
  { many }: Noun,
  consequence = 'This cannot be undone.',
): string {
  const list = names.map(quoted).join(', ');
  return names.length === 1
    ? `Delete ${list}? ${consequence}`
    : `Delete these ${String(names.length)} ${many}? ${consequence} ${list}`;
}

const unknownText = (name: string) =>
  `There was no answer about ${quoted(name)}. See in the list whether it is still there.`;

/** An entry that was not deleted. */
export interface DeleteFailure {
  name: string;
  failed: Failed;
}

function deleteFailureText({ name, failed: { code, message } }: DeleteFailure): string {
  switch (code) {
    case 'edit_conflict':
      return `${quoted(name)} was not deleted because someone has changed it. The list now shows the new version.`;
    case 'not_found':
      return `${quoted(name)} is already gone: someone else has deleted it.`;
    case 'network':
      return unknownText(name);
    default:
      return `${quoted(name)} was not deleted. ${message}`;
  }
}

/**
 * The message after a deletion that did not fully succeed.
 * @param asked how many entries were to be deleted
 * @returns undefined when none failed
 */
export function deleteFailuresText(
  failures: readonly DeleteFailure[],
  asked: number,
): string | undefined {
  if (failures.length === 0) return undefined;
  const deleted = asked - failures.length;
  const start = asked > 1 ? [`${String(deleted)} of ${String(asked)} were deleted.`] : [];
  return [...start, ...failures.map(deleteFailureText)].join(' ');
}

/**
 * The message after an action on one row failed.
 * @param name of the row
 * @param notDone what did not happen, such as `was not delivered`
 */
export function actionFailureText(name: string, notDone: string, failed: Failed): string {
  switch (failed.code) {
    case 'not_found':
      return `${quoted(name)} is already gone: someone else has dealt with it.`;
    case 'network':
      return unknownText(name);
    default:
      return `${quoted(name)} ${notDone}. ${failed.message}`;
  }
}
