import { PartState } from '../../test/parts';
import { beginning, clock, exitCode, failureList, failureOf, summary } from '../../test/summary';

const state = (name: string, passed: number, failed: number): PartState => {
  const made = new PartState(name);
  for (let count = 0; count < passed; count += 1) made.pass();
  for (let count = 0; count < failed; count += 1) {
    made.fail({ title: `${name} ${String(count)}`, message: '', repeat: 'npm test' });
  }
  return made;
};

const parts = [
  { state: state('unit', 3, 0), milliseconds: 61_000 },
  { state: state('e2e', 1, 2), milliseconds: 605_000 },
];

test('the last line is the total alone', () => {
  expect(summary(parts, 666_000).split('\n').at(-1)).toBe('4 passed, 2 failed');
  expect(summary([], 0).split('\n').at(-1)).toBe('0 passed, 0 failed');
});

test('the time of each part is in a table', () => {
  expect(summary(parts, 640_000)).toContain(
    [
      'Part    Time   Passed   Failed',
      'unit    1:01        3        0',
      'e2e    10:05        1        2',
      'all    10:40        4        2',
    ].join('\n'),
  );
});

test('one failure in one part fails the run', () => {
  expect(exitCode(parts)).toBe(1);
  expect(exitCode(parts.slice(0, 1))).toBe(0);
});

test('every failure is repeated; without one, there is no list', () => {
  expect(summary(parts, 0)).toMatch(/^What failed\n✗ e2e 0\n.*\n✗ e2e 1\n/);
  expect(summary(parts.slice(0, 1), 0)).not.toContain('What failed');
});

test.each([
  [0, '0:00'],
  [59_600, '1:00'],
  [3_725_000, '62:05'],
])('%i ms are shown as %s', (milliseconds, text) => {
  expect(clock(milliseconds)).toBe(text);
});

const message =
  'Error: expect(received).toBe(expected)\n\nExpected: 3\nReceived: \u001b[31m2\u001b[39m' +
  '\n    at Object.toBe (/checkout/cms/tests/sum.test.ts:4:9)\n    at new Promise (<anonymous>)';
const shown = 'Error: expect(received).toBe(expected)\nExpected: 3\nReceived: 2';

test('the command that repeats a Jest test has its file and its title as a pattern', () => {
  const titles = ['sums', 'adds 1 + 2 (of 3)'];
  expect(
    failureOf('/checkout', 'test:cms', {
      file: '/checkout/cms/tests/sum.test.ts',
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
  const failed = { file: '/checkout/e2e/sum.spec.ts', line: 4, titles: ['adds'], message };
  expect(failureOf('/checkout', 'test:e2e', failed)).toEqual({
    title: 'e2e/sum.spec.ts:4 › adds',
    message: shown,
    repeat: 'npm run test:e2e -- e2e/sum.spec.ts:4',
  });
});

test('the command for a file that could not be loaded runs the whole file', () => {
  const failed = { file: '/checkout/site/a.test.ts', titles: [], message: 'SyntaxError' };
  expect(failureOf('/checkout', 'test:unit', failed)).toEqual({
    title: 'site/a.test.ts',
    message: 'SyntaxError',
    repeat: 'npm run test:unit -- site/a.test.ts',
  });
});

test('without a file to blame, the whole run is repeated', () => {
  const failed = { file: '', titles: [], message: 'No browser' };
  expect(failureOf('/checkout', 'test:e2e', failed)).toEqual({
    title: 'the run itself',
    message: 'No browser',
    repeat: 'npm run test:e2e',
  });
});

test('a quote in a title is escaped for the shell', () => {
  const failed = { file: '/checkout/a.test.ts', titles: ["it's"], message: '' };
  expect(failureOf('/checkout', 'test:unit', failed).repeat).toBe(
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
  expect(failureList(failures)).toBe(
    '✗ lint\n  → npx eslint .\n✗ sum › adds\n    Expected: 3\n    Received: 2\n  → npm run test:unit',
  );
});
