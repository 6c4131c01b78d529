/** A failed test, or a file that failed without naming one. */
export interface FailedTest {
  /** Absolute; empty if no file is to blame. */
  file: string;
  line?: number;
  /** The titles of its groups and its own; none for a whole file. */
  titles: string[];
  message: string;
}

/** What `reporter.mjs` reports, one line of JSON each on file descriptor 3. */
export type RunEvent =
  /** The run starts, with so many files or tests. */
  | { type: 'begin'; total: number; unit: 'files' | 'tests' }
  /** One of these is done. */
  | { type: 'done' }
  | { type: 'passed'; count: number }
  | ({ type: 'failed' } & FailedTest);

/** Only the reporter writes these lines. */
const isEvent = (value: unknown): value is RunEvent =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Reads a line of the reporter. */
export function readEvent(json: string): RunEvent | undefined {
  const value: unknown = JSON.parse(json);
  return isEvent(value) ? value : undefined;
}
