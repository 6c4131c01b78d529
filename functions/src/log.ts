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

/** Writes one line of JSON to the error stream. Neither bodies nor anything else a visitor sent belong in it. */
export function logFailure(place: Place, finding: Finding): void {
  process.stderr.write(`${JSON.stringify({ ...place, ...finding })}\n`);
}

/**
 * What an unexpected fault was, for the log. Its message is left out, because it may quote what a visitor sent
 * (`JSON.parse` does); that of a wrong setting names the variable and is ours.
 */
export function describeFault(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  if (thrown instanceof SettingsError) return thrown.message;
  const frame = thrown.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return `${thrown.name} ${frame?.trim() ?? ''}`.trim();
}
