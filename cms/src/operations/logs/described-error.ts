import { field } from '../../contract/json';

// Every PostgreSQL code has a digit, which distinguishes it from the system's `EPIPE` and the like.
const known = /^(SQLITE_\w+|(?=.*\d)[0-9A-Z]{5})$/;

/** The code of a database driver's error: `SQLITE_BUSY`, or five characters on PostgreSQL. */
export function driverCode(failure: unknown): string | undefined {
  const code = field(failure, 'code');
  return typeof code === 'string' && known.test(code) ? code : undefined;
}

/** Replaces a driver's own message, which repeats the statement with all its values. */
export const driverSentence = (code: string): string => `The database failed with ${code}.`;

/** An error whose message contains nothing that a caller sent, so that it may be logged. */
export class LoggableError extends Error {}

/** An error as the log shows it. */
export interface DescribedError {
  message: string;
  error: { name: string; code?: string; at: string[] };
}

const maxFrames = 12;
// Excludes what could be free text: a frame names a function and a place in a file.
const frame = /^ {4}at (?:(?:async |new )*[\w$.<>[\] ]+ \()?[^\s()]+:\d+:\d+\)?$/;

/** The frames of a stack. They follow the message, which may have several lines, even some that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const begin = stack.indexOf(message);
  if (begin === -1) return [];
  return stack
    .slice(begin + message.length)
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim().slice('at '.length));
}

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined;

function safeMessage(failure: Error, name: string, ofCall: boolean): string {
  const code = driverCode(failure);
  if (code !== undefined) return driverSentence(code);
  return ofCall && !(failure instanceof LoggableError) ? `${name} in a call` : failure.message;
}

/**
 * An error without what a person sent. Messages quote it: `JSON.parse` the text, a mail server the address, a database the
 * whole statement. So the message of an error in a call is left out, unless it is one of ours that quotes nothing. Name,
 * code and place are enough to find the cause.
 * @param ofCall whether it happened in a call; errors at the start or in background tasks are logged in full
 */
export function describeError(failure: Error, ofCall: boolean): DescribedError {
  const name = word(failure.name) ?? 'Error';
  const code = word(Reflect.get(failure, 'code'));
  return {
    message: safeMessage(failure, name, ofCall),
    error: { name, ...(code === undefined ? {} : { code }), at: framesOf(failure) },
  };
}
