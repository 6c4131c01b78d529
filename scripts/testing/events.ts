/** A test that failed, or a file that did without naming one. */
export interface FailedTest {
  /** Absolute; empty where no file is to blame. */
  file: string;
  line?: number;
  /** Those of its groups, and its own; none for a file as a whole. */
  titles: string[];
  message: string;
}

/** What the reporters in this folder tell of a run, each a line of JSON on file descriptor 3. */
export type RunEvent =
  /** It begins, and has so much before it. */
  | { type: 'begin'; total: number; unit: 'files' | 'tests' }
  /** One of these is done. */
  | { type: 'done' }
  | { type: 'passed'; count: number }
  | ({ type: 'failed' } & FailedTest);

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Reads a line of a reporter. */
export function readEvent(json: string): RunEvent | undefined {
  const { type, total, unit, count, file, line, titles, message } = fields(JSON.parse(json));
  switch (type) {
    case 'begin':
      return { type, total: number(total), unit: unit === 'files' ? unit : 'tests' };
    case 'done':
      return { type };
    case 'passed':
      return { type, count: number(count) };
    case 'failed':
      return {
        type,
        file: text(file),
        ...(typeof line === 'number' ? { line } : {}),
        titles: Array.isArray(titles) ? titles.map(text) : [],
        message: text(message),
      };
    default:
      return undefined;
  }
}
