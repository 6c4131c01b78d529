/** Before the key of each demo request that this browser keeps. */
export const keptPrefix = 'undelivered:';

/** The names in the local storage under which demo requests wait to be sent again; none where it is blocked. */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(keptPrefix));
  } catch {
    return [];
  }
}
