import { beginning, failureOf, summary, type Failure, type Result } from '../../test/summary';

const failure = (title: string): Failure => ({ title, message: '', repeat: 'npm test' });

const results: Result[] = [
  { name: 'unit', passed: 3, failures: [], milliseconds: 61_000 },
  { name: 'e2e', passed: 1, failures: ['e2e 0', 'e2e 1'].map(failure), milliseconds: 605_000 },
];

test('the last line is the total alone', () => {
  expect(summary(results, 666_000).split('\n').at(-1)).toBe('4 passed, 2 failed');
  expect(summary([], 0).split('\n').at(-1)).toBe('0 passed, 0 failed');
});

test('the time of each part is in a table', () => {
  expect(summary(results, 640_000)).toContain(
    [
      'Part                     Time   Passed   Failed',
      'unit                     1:01        3        0',
      'e2e                     10:05        1        2',
      'all                     10:40        4        2',
    ].join('\n'),
  );
});

test('every failure is repeated; without one, there is no list', () => {
  expect(summary(results, 0)).toMatch(/^What failed\n✗ e2e 0\n.*\n✗ e2e 1\n/);
  expect(summary(results.slice(0, 1), 0)).not.toContain('What failed');
});

const root = process.cwd();

const message =
  'Error: expect(received).toBe(expected)\n\nExpected: 3\nReceived: \u001b[31m2\u001b[39m' +
  '\n    at Object.toBe (/checkout/cms/tests/sum.test.ts:4:9)\n    at new Promise (<anonymous>)';
const shown = 'Error: expect(received).toBe(expected)\nExpected: 3\nReceived: 2';

test('the command that repeats a Jest test has its file and its title as a pattern', () => {
  const titles = ['sums', 'adds 1 + 2 (of 3)'];
  expect(
    failureOf('test:cms', {
      file: `${root}/cms/tests/sum.test.ts`,
      titles,
      message,
    }),
  ).toEqual({
    title: 'cms/tests/sum.test.ts › sums › adds 1 + 2 (of 3)',
    message: shown,
    repeat: "npm run test:cms -- cms/tests/sum.test.ts -t 'sums adds 1 \\+ 2 \\(of 3\\)'",
  });
});

test('the command that repeats a Playwright test has its file and line', () => {
  const failed = { file: `${root}/e2e/sum.spec.ts`, line: 4, titles: ['adds'], message };
  expect(failureOf('test:e2e', failed)).toEqual({
    title: 'e2e/sum.spec.ts:4 › adds',
    message: shown,
    repeat: 'npm run test:e2e -- e2e/sum.spec.ts:4',
  });
});

test('the command for a file that could not be loaded runs the whole file', () => {
  const failed = { file: `${root}/site/a.test.ts`, titles: [], message: 'SyntaxError' };
  expect(failureOf('test:unit', failed)).toEqual({
    title: 'site/a.test.ts',
    message: 'SyntaxError',
    repeat: 'npm run test:unit -- site/a.test.ts',
  });
});

test('without a file to blame, the whole run is repeated', () => {
  const failed = { file: '', titles: [], message: 'No browser' };
  expect(failureOf('test:e2e', failed)).toEqual({
    title: 'the run itself',
    message: 'No browser',
    repeat: 'npm run test:e2e',
  });
});

test('a quote in a title is escaped for the shell', () => {
  const failed = { file: `${root}/a.test.ts`, titles: ["it's"], message: '' };
  expect(failureOf('test:unit', failed).repeat).toBe(
    "npm run test:unit -- a.test.ts -t 'it'\\''s'",
  );
});

test('only the beginning of a long message is shown', () => {
  expect(beginning('line\n'.repeat(100)).split('\n')).toHaveLength(6);
});

test('the list shows each title, its message, and how to repeat it', () => {
  const failures = [
    { title: 'lint', message: '', repeat: 'npx eslint .' },
    { title: 'sum › adds', message: 'Expected: 3\nReceived: 2', repeat: 'npm run test:unit' },
  ];
  expect(summary([{ name: 'unit', passed: 0, failures, milliseconds: 0 }], 0)).toContain(
    'What failed\n✗ lint\n  → npx eslint .\n' +
      '✗ sum › adds\n    Expected: 3\n    Received: 2\n  → npm run test:unit\n\n',
  );
});
