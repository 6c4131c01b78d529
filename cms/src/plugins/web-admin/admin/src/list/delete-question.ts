import { quoted } from '../ui/wording';

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
