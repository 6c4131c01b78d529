import type { Failed } from '../requests/outcome';
import { quoted } from '../ui/wording';

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
