/** Prefix of the storage keys of kept demo requests. */
export const keptPrefix = 'undelivered:';

/**
 * The storage keys of the demo requests that wait to be sent again; empty where storage is blocked. Apart from
 * kept-requests.ts, since every page needs it.
 */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(keptPrefix));
  } catch {
    return [];
  }
}
