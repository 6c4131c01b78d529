// Every code of PostgreSQL has a digit, which tells it from the system's own `EPIPE` and the like.
const known = /^(SQLITE_\w+|(?=.*\d)[0-9A-Z]{5})$/;

/** The code of a database driver's error: `SQLITE_BUSY`, or five characters on PostgreSQL. */
export function driverCode(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('code' in failure)) return undefined;
  const { code } = failure;
  return typeof code === 'string' && known.test(code) ? code : undefined;
}

/** What is said instead of a driver's own message, which repeats the statement with all its values. */
export const driverSentence = (code: string): string => `The database failed with ${code}.`;
