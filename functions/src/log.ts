import { StoreFailure } from './outbox/store';
import { SettingsError } from './settings';

/** Where in the system something failed. */
export interface Place {
  readonly requestId: string;
  readonly endpoint: string;
}

interface Finding {
  readonly status?: number;
  readonly code: string;
  readonly cause?: string | undefined;
}

/** How often something happened, by its word. */
export type Counts = Readonly<Record<string, number>>;

function writeLine(line: object): void {
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Writes one line of JSON to the error stream. Neither bodies nor anything else a visitor sent belong in it. */
export function logFailure(place: Place, finding: Finding): void {
  writeLine({ ...place, ...finding });
}

/** Writes one line of JSON that says what a piece of work did, in counts alone. */
export function logCounts(place: Place, counts: Readonly<Record<string, number | Counts>>): void {
  writeLine({ ...place, ...counts });
}

/**
 * What an unexpected fault was, for the log. Its message is left out, because it may quote what a visitor sent
 * (`JSON.parse` does); that of a wrong setting names the variable, that of the outbox's store is one word, and both are ours.
 */
export function describeFault(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  if (thrown instanceof SettingsError || thrown instanceof StoreFailure) return thrown.message;
  const { stack = '', message } = thrown;
  // The message, which stands first, may have lines that look like frames.
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n');
  const frame = frames.find((line) => /^\s+at /.test(line));
  return `${thrown.name} ${frame?.trim() ?? ''}`.trim();
}
