import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FailedTest } from './events';
import type { Failure } from './part';

/** Enough for what was expected and what came instead. */
const shownLines = 6;

/** How a message begins, without colours and without its stack. */
export function beginning(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines.slice(0, stack === -1 ? shownLines : Math.min(stack, shownLines)).join('\n');
}

/** Quotes a word for a shell, where it needs that. */
const quoted = (word: string) =>
  /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

const escaped = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * A failed test as it is told, with the command that repeats it.
 * @param root the folder that files are named from
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
