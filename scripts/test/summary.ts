import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test, or a file that failed without naming one. */
interface FailedTest {
  /** Absolute; empty if no file is to blame. */
  file: string;
  line?: number;
  /** The titles of its groups and its own; none for a whole file. */
  titles: string[];
  message: string;
}

/** What `reporter.mjs` reports, one line of JSON each on file descriptor 3: what was added since the last one. */
export interface RunEvent {
  /** The number of files or tests. */
  total?: number;
  done?: number;
  passed?: number;
  failed?: FailedTest;
}

/** A failure, as it is printed. */
export interface Failure {
  /** Its place and title. */
  title: string;
  message: string;
  /** The command that repeats it. */
  repeat: string;
}

/** The outcome of a part. */
export interface Result {
  name: string;
  passed: number;
  failures: Failure[];
  milliseconds: number;
}

/** The beginning of a message, without colours and stack trace: enough for the expected and the received value. */
export function beginning(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6);
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines.slice(0, stack === -1 ? undefined : stack).join('\n');
}

/** Quotes a word for a shell if necessary. */
const quoted = (word: string) =>
  /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/**
 * A failed test as it is printed.
 * @param script the npm script that runs such tests
 */
export function failureOf(script: string, { file, line, titles, message }: FailedTest): Failure {
  const relative = file === '' ? '' : path.relative('.', file);
  const place = line === undefined ? relative : `${relative}:${String(line)}`;
  // Playwright finds a test by its line, Jest by its title.
  const pattern = titles.join(' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const words = line === undefined && pattern !== '' ? [place, '-t', pattern] : [place];
  const selected = file === '' ? '' : ` -- ${words.map(quoted).join(' ')}`;
  return {
    title: [place || 'the run itself', ...titles].join(' › '),
    message: beginning(message),
    repeat: `npm run ${script}${selected}`,
  };
}

const shown = ({ title, message, repeat }: Failure): string =>
  [`✗ ${title}`, ...(message === '' ? [] : [message.replace(/^/gm, '    ')]), `  → ${repeat}`].join(
    '\n',
  );

/** Minutes and seconds: `12:05`. */
function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * What is printed at the end: every failure, the time of each part and, alone on the last line, the total.
 * @param milliseconds the time of the whole run, in which parts run in parallel
 */
export function summary(results: readonly Result[], milliseconds: number): string {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const rows = [...results, { name: 'all', passed, failures, milliseconds }].map((result) => [
    result.name.padEnd(20),
    clock(result.milliseconds),
    String(result.passed),
    String(result.failures.length),
  ]);
  const table = [['Part'.padEnd(20), 'Time', 'Passed', 'Failed'], ...rows]
    .map(([name = '', ...cells]) => name + cells.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
  return [
    ...(failures.length > 0 ? [`What failed\n${failures.map(shown).join('\n')}`] : []),
    table,
    `${String(passed)} passed, ${String(failures.length)} failed`,
  ].join('\n\n');
}
