/** The tests that a person wants to run. */
export interface Selection {
  /** The files, relative to the root, some followed by a line number; empty for all. */
  files: string[];
  /** A pattern for titles. */
  title?: string;
}

const line = /:\d+$/;

/** A selected file without its line number. */
export const withoutLine = (file: string): string => file.replace(line, '');

/** Splits what follows `npm run test:… --`: words that select tests, then, from the first flag on, the test runner's flags. */
export function readArguments(args: readonly string[]): { words: string[]; flags: string[] } {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const end = first === -1 ? args.length : first;
  return { words: args.slice(0, end), flags: args.slice(end) };
}

/**
 * A word that occurs in the path of a test file selects that file; the other words are a pattern for titles.
 * @param paths all test files, relative to the root
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
