import { StoreError } from './outbox/store';
import { SettingsError } from './env';

/** Where something happened. */
export interface Place {
  readonly requestId: string;
  readonly endpoint: string;
}

interface Failure {
  readonly status?: number;
  readonly code: string;
  readonly cause?: string | undefined;
}

/** How often something happened, by its name. */
export type Counts = Readonly<Record<string, number>>;

function writeLine(line: object): void {
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Logs a failure as one line of JSON. Nothing that a visitor sent belongs in it. */
export function logFailure(place: Place, failure: Failure): void {
  writeLine({ ...place, ...failure });
}

/** Logs what a piece of work did as one line of JSON, in counts alone. */
export function logCounts(place: Place, counts: Readonly<Record<string, number | Counts>>): void {
  writeLine({ ...place, ...counts });
}

/**
 * Describes an unexpected error for the log. Leaves out its message, which may quote what a visitor sent (as `JSON.parse` does);
 * the messages of our own two classes never do.
 */
export function describeError(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  if (thrown instanceof SettingsError || thrown instanceof StoreError) return thrown.message;
  const { stack = '', message } = thrown;
  // The message comes first, and may contain lines that look like frames.
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const frame = frames.find((line) => /^\s+at /.test(line));
  return `${thrown.name} ${frame?.trim() ?? ''}`.trim();
}
