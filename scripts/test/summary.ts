import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FailedTest } from './events';
import type { PartState } from './parts';

/** A failure, as it is printed. */
export interface Failure {
  /** Its place and title. */
  title: string;
  /** The beginning of its message, or empty. */
  message: string;
  /** The command that repeats it. */
  repeat: string;
}

/** Enough for the expected and the received value. */
const shownLines = 6;

/** The beginning of a message, without colours and stack trace. */
export function beginning(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines.slice(0, stack === -1 ? shownLines : Math.min(stack, shownLines)).join('\n');
}

/** Quotes a word for a shell if necessary. */
const quoted = (word: string) =>
  /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

const escaped = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A failed test as it is printed, with the command that repeats it.
 * @param root the folder that printed paths are relative to
 * @param command the npm script that runs such tests
 */
export function failureOf(root: string, command: string, failed: FailedTest): Failure {
  const { file, line, titles, message } = failed;
  const relative = file === '' ? '' : path.relative(root, file);
  const place = line === undefined ? relative : `${relative}:${String(line)}`;
  // Playwright finds a test by its line, Jest by its title.
  const byTitle = line === undefined && titles.length > 0;
  const selection = [place, ...(byTitle ? ['-t', escaped(titles.join(' '))] : [])];
  const words = selection.filter((word) => word !== '').map(quoted);
  return {
    title: [place || 'the run itself', ...titles].join(' › '),
    message: beginning(message),
    repeat: ['npm run', command, ...(words.length === 0 ? [] : ['--', ...words])].join(' '),
  };
}

/** The failures as lines for the terminal. */
export function failureList(failures: readonly Failure[]): string {
  const shown = ({ title, message, repeat }: Failure) => [
    `✗ ${title}`,
    ...(message === '' ? [] : [message.replace(/^/gm, '    ')]),
    `  → ${repeat}`,
  ];
  return failures.flatMap(shown).join('\n');
}

/** A part that has ended. */
export interface Ended {
  state: PartState;
  milliseconds: number;
}

/** Minutes and seconds: `12:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Aligns the first column left and the others right. */
function table(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)),
      )
      .join('   ');
  return rows.map(line).join('\n');
}

/** The exit code of a run: 0 when nothing failed. */
export const exitCode = (parts: readonly Ended[]): number =>
  parts.every(({ state }) => state.failures.length === 0) ? 0 : 1;

/**
 * What is printed at the end: every failure again, the time of each part and, alone on the last line, the total.
 * @param milliseconds the time of the whole run, in which parts run in parallel
 */
export function summary(parts: readonly Ended[], milliseconds: number): string {
  const failures = parts.flatMap(({ state }) => state.failures);
  const passed = parts.reduce((sum, { state }) => sum + state.passed, 0);
  const row = (name: string, time: number, ...counts: number[]) => [
    name,
    clock(time),
    ...counts.map(String),
  ];
  const rows = [
    ['Part', 'Time', 'Passed', 'Failed'],
    ...parts.map(({ state, milliseconds: time }) =>
      row(state.name, time, state.passed, state.failures.length),
    ),
    row('all', milliseconds, passed, failures.length),
  ];
  return [
    ...(failures.length > 0 ? [`What failed\n${failureList(failures)}`] : []),
    table(rows),
    `${String(passed)} passed, ${String(failures.length)} failed`,
  ].join('\n\n');
}
