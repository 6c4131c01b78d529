import { readdirSync } from 'node:fs';

/** A tool of `node_modules/.bin` with its arguments. */
export type Command = readonly [tool: string, ...args: string[]];

/** What follows `npm run test:… --`. */
export interface Selection {
  /** Words that occur in the path of a test file, some followed by a line number. */
  files: string[];
  /** A pattern for titles: the other words. */
  title: string;
  /** Flags for the test runner. */
  flags: string[];
}

/** The tests of one test runner. */
export interface Suite {
  name: string;
  /** The npm script that runs some of its tests. */
  script: string;
  /** Whether its files are in `e2e`. */
  isBrowser: boolean;
  command: (selection: Selection) => Command;
  env?: NodeJS.ProcessEnv;
}

const typed = [
  'site',
  'functions',
  'cms',
  'cms/tests',
  'cms/src/admin',
  'cms/src/plugins/web-admin/login-page',
  '.',
];

/** Commands that pass or fail as a whole. */
export const checks: Record<'types' | 'lint' | 'format', Command[]> = {
  types: typed.map((project) => ['tsc', '--noEmit', '--project', project]),
  lint: [
    ['eslint', '.', '--max-warnings', '0'],
    ['knip', '--no-progress'],
  ],
  format: [['prettier', '--check', '--log-level', 'warn', '.']],
};

const reporter = './scripts/test/reporter.mjs';

/** Jest accepts one flag for the number of its workers. */
const workers = /^(?:-i|-w|--runInBand|--maxWorkers)\b/;

/** Some of Jest's projects. */
const jestSuite = (
  name: string,
  script: string,
  projects: string[],
  maxWorkers: string,
  env: NodeJS.ProcessEnv = {},
): Suite => ({
  name,
  script,
  isBrowser: false,
  env,
  command: ({ files, title, flags }) => [
    'jest',
    ...['--selectProjects', ...projects],
    ...['--cacheDirectory', '.test/cache/jest'],
    ...['--reporters', 'default', '--reporters', reporter],
    ...(flags.some((flag) => workers.test(flag)) ? [] : ['--maxWorkers', maxWorkers]),
    ...(files.length > 0 ? ['--testPathPatterns', ...files] : []),
    ...(title === '' ? [] : ['--testNamePattern', title]),
    ...flags,
  ],
});

/**
 * Playwright's tests. Those that only vary another have the tag `@full`.
 * @param grep patterns for the titles that belong to the suite, and for those that do not
 */
const playwrightSuite = (
  name: string,
  script: string,
  { only = '', never = [] }: { only?: string; never?: string[] } = {},
  env: NodeJS.ProcessEnv = {},
): Suite => ({
  name,
  script,
  isBrowser: true,
  env: { PWTEST_CACHE_DIR: '.test/cache/playwright', ...env },
  command: ({ files, title, flags }) => [
    'playwright',
    ...['test', '--config', 'e2e/playwright.config.ts', '--reporter', `list,${reporter}`],
    ...['--grep', `${only}.*(?:${title})`, ...never],
    ...files,
    ...flags,
  ],
});

const unit = jestSuite('unit', 'test:unit', ['site', 'functions', 'cms-unit', 'tools'], '100%');
// More than the cores: some of its tests wait instead of computing.
const cms = jestSuite('cms', 'test:cms', ['cms'], '3');
const postgres = jestSuite('cms-postgres', 'test:full', ['cms-postgres'], '2');
const e2e = playwrightSuite('e2e', 'test:e2e', { never: ['--grep-invert', '@full'] });
const e2eFull = playwrightSuite('e2e-full', 'test:full', { only: '(?=.*@full)' });
const fullFaults = { FAULTS: 'full' };
const cmsFaults = jestSuite('cms-faults', 'test:faults', ['cms', 'cms-postgres'], '1', fullFaults);
const faults = playwrightSuite('faults', 'test:faults', {}, fullFaults);

/** The suites of each npm script. `npm run test:full` adds variations of the same tests. */
export const suites = {
  unit: [unit],
  cms: [cms],
  e2e: [e2e],
  full: [postgres, e2eFull],
  faults: [cmsFaults, faults],
};

/** The tests that grow with FAULTS. */
export const faultFiles = [
  'cms/tests/server/content/interrupted-saves.test.ts',
  'cms/tests/server/setup/open-earlier-leads.test.ts',
  'e2e/faults/',
  'e2e/builds/publishing.spec.ts',
];

/** The test files of all suites. */
export const testFiles = (): string[] =>
  [
    'site/tests',
    'functions/tests',
    'cms/tests',
    'scripts/tests',
    'docs/tests',
    'bench/tests',
    'e2e',
  ]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

/**
 * Sorts what follows `npm run test:… --`: words that occur in the path of a test file, other words, and, from the first
 * flag on, flags of the test runner.
 */
export function select(args: readonly string[], files: readonly string[]): Selection {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const words = first === -1 ? args : args.slice(0, first);
  const isPath = (word: string) => files.some((file) => file.includes(word.replace(/:\d+$/, '')));
  return {
    files: words.filter(isPath),
    title: words.filter((word) => !isPath(word)).join(' '),
    flags: first === -1 ? [] : args.slice(first),
  };
}
