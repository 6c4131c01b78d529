/** A test that failed, or a file that did without naming one. */
export interface FailedTest {
  /** Absolute; empty where no file is to blame. */
  file: string;
  line?: number;
  /** Those of its groups, and its own; none for a file as a whole. */
  titles: string[];
  message: string;
}

/** What `reporter.mjs` says of a run, each a line of JSON on file descriptor 3. */
export type RunEvent =
  /** It begins, and has so much before it. */
  | { type: 'begin'; total: number; unit: 'files' | 'tests' }
  /** One of these is done. */
  | { type: 'done' }
  | { type: 'passed'; count: number }
  | ({ type: 'failed' } & FailedTest);

/** Nothing but the reporter writes these lines. */
const isEvent = (value: unknown): value is RunEvent =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Reads a line of the reporter. */
export function readEvent(json: string): RunEvent | undefined {
  const value: unknown = JSON.parse(json);
  return isEvent(value) ? value : undefined;
}
