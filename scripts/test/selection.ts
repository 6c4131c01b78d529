/** Which tests a person wants to run. */
export interface Selection {
  /** Those files only, from the root, some with a line number behind them; all where there is none. */
  files: string[];
  /** A pattern of the titles. */
  title?: string;
}

const line = /:\d+$/;

/** A file of a selection without its line number. */
export const withoutLine = (file: string): string => file.replace(line, '');

/** What stands behind `npm run test:… --`: words that select, and from the first flag on what the test runner is given. */
export function readArguments(args: readonly string[]): { words: string[]; flags: string[] } {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const end = first === -1 ? args.length : first;
  return { words: args.slice(0, end), flags: args.slice(end) };
}

/**
 * A word that occurs in the path of a test file selects those files; the others are a pattern of titles.
 * @param paths of all test files, from the root
 */
export function select(words: readonly string[], paths: readonly string[]): Selection {
  const matching = (word: string) => paths.filter((path) => path.includes(withoutLine(word)));
  const files = words.flatMap((word) =>
    matching(word).map((path) => `${path}${line.exec(word)?.[0] ?? ''}`),
  );
  const titles = words.filter((word) => matching(word).length === 0);
  return {
    files: [...new Set(files)],
    ...(titles.length > 0 ? { title: titles.join(' ') } : {}),
  };
}

/** A selection in one line. */
export function describeSelection({ files: [file, ...others], title }: Selection): string {
  const ofTitles = title === undefined ? '' : `tests whose title matches "${title}"`;
  if (file === undefined) return `Only ${ofTitles}`;
  const ofFiles = others.length === 0 ? file : `${String(others.length + 1)} files`;
  return title === undefined ? `Only ${ofFiles}` : `Only ${ofTitles} in ${ofFiles}`;
}
