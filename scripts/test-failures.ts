import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What did not pass: its place and title, and how its message begins. */
export interface Failure {
  title: string;
  message: string;
}

/** Enough for what was expected and what came instead. */
const shownLines = 6;

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const rows = (value: unknown) => list(value).map(fields);
const text = (value: unknown, otherwise = '') => (typeof value === 'string' ? value : otherwise);

function beginning(message: unknown): string {
  const lines = stripVTControlCharacters(text(message))
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines.slice(0, stack === -1 ? shownLines : Math.min(stack, shownLines)).join('\n');
}

function jestFile(root: string, file: Record<string, unknown>): Failure[] {
  const place = path.relative(root, text(file.name));
  const failed = rows(file.assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) => ({
      title: [place, ...list(ancestorTitles), title].join(' › '),
      message: beginning(list(failureMessages)[0]),
    }));
  // A file that cannot be loaded, or whose last hook fails, names no test.
  return failed.length === 0 && file.status === 'failed'
    ? [{ title: place, message: beginning(file.message) }]
    : failed;
}

/**
 * The failed tests of Jest's JSON report, and the files that failed without naming one.
 * @param root the folder that files are named from
 */
export function jestFailures(root: string, report: unknown): Failure[] {
  return rows(fields(report).testResults).flatMap((file) => jestFile(root, file));
}

function playwrightSuite(folder: string, titles: string[], suite: unknown): Failure[] {
  const { specs, suites } = fields(suite);
  const failed = rows(specs).flatMap(({ file, line, title, tests }) =>
    rows(tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = fields(rows(results).find((result) => 'error' in result)?.error);
        const place = `${path.join(folder, text(file))}:${String(line)}`;
        return {
          title: [place, ...titles, title].join(' › '),
          message: beginning(error.message),
        };
      }),
  );
  const inner = rows(suites).flatMap((group) =>
    playwrightSuite(folder, [...titles, text(group.title)], group),
  );
  return [...failed, ...inner];
}

/**
 * The failed tests of Playwright's JSON report, with those that passed only on another try, and what kept the run itself
 * from going through.
 * @param root the folder that files are named from
 */
export function playwrightFailures(root: string, report: unknown): Failure[] {
  const { config, suites, errors } = fields(report);
  const folder = path.relative(root, text(fields(config).rootDir, root));
  const ofRun = rows(errors).map(({ message, location }) => ({
    title: path.relative(root, text(fields(location).file, root)) || 'playwright',
    message: beginning(message),
  }));
  return [...ofRun, ...list(suites).flatMap((suite) => playwrightSuite(folder, [], suite))];
}

/** The failures as lines for the terminal. */
export function failureList(failures: readonly Failure[]): string {
  return failures
    .map(({ title, message }) => `✗ ${title}\n${message.replace(/^/gm, '    ')}`.trimEnd())
    .join('\n');
}
