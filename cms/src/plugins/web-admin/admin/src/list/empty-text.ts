import { quoted } from '../ui/wording';

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
