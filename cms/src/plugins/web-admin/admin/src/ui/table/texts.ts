import type { Failed } from '../../requests/outcome';
import { quoted } from '../wording';

/**
 * What a table without rows says.
 * @param many what the rows would be, such as `messages`
 * @param filters the names of the list's filters
 */
export function emptyText(
  many: string,
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
 * What is asked before entries are deleted.
 * @param names of the entries, at least one
 * @param many what they are, such as `blogs`
 */
export function deleteQuestion(names: readonly string[], many: string): string {
  const list = names.map(quoted).join(', ');
  return names.length === 1
    ? `Delete ${list}? This cannot be undone.`
    : `Delete these ${String(names.length)} ${many}? This cannot be undone. ${list}`;
}

export interface DeleteFailure {
  /** What the entry is called. */
  name: string;
  failed: Failed;
}

function sentence({ name, failed: { code, message } }: DeleteFailure): string {
  switch (code) {
    case 'edit_conflict':
      return `${quoted(name)} was not deleted, because someone changed it meanwhile. The list now shows it as it is.`;
    case 'not_found':
      return `${quoted(name)} is gone already: someone deleted it meanwhile.`;
    case 'network':
      return `There was no answer about ${quoted(name)}. See in the list whether it is still there.`;
    default:
      return `${quoted(name)} was not deleted. ${message}`;
  }
}

/**
 * What to tell when not all went well.
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
  return [...start, ...failures.map(sentence)].join(' ');
}

/**
 * What to tell when an action on one row failed.
 * @param name what the row is called
 * @param undone what did not happen, such as `was not delivered`
 */
export function actionFailureText(name: string, undone: string, { code, message }: Failed): string {
  switch (code) {
    case 'not_found':
      return `${quoted(name)} is gone already: someone has dealt with it meanwhile.`;
    case 'network':
      return `There was no answer about ${quoted(name)}. See in the list whether it is still there.`;
    default:
      return `${quoted(name)} ${undone}. ${message}`;
  }
}
