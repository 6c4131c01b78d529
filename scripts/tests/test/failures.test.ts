import { beginning, failureList, failureOf } from '../../test/summary';

const message =
  'Error: expect(received).toBe(expected)\n\nExpected: 3\nReceived: \u001b[31m2\u001b[39m' +
  '\n    at Object.toBe (/checkout/cms/tests/sum.test.ts:4:9)\n    at new Promise (<anonymous>)';
const shown = 'Error: expect(received).toBe(expected)\nExpected: 3\nReceived: 2';

test('a test of Jest is repeated by its file and its title, as a pattern', () => {
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

test('a test of Playwright is repeated by its line', () => {
  const failed = { file: '/checkout/e2e/sum.spec.ts', line: 4, titles: ['adds'], message };
  expect(failureOf('/checkout', 'test:e2e', failed)).toEqual({
    title: 'e2e/sum.spec.ts:4 › adds',
    message: shown,
    repeat: 'npm run test:e2e -- e2e/sum.spec.ts:4',
  });
});

test('a file that could not be loaded is repeated as a whole', () => {
  const failed = { file: '/checkout/site/a.test.ts', titles: [], message: 'SyntaxError' };
  expect(failureOf('/checkout', 'test:unit', failed)).toEqual({
    title: 'site/a.test.ts',
    message: 'SyntaxError',
    repeat: 'npm run test:unit -- site/a.test.ts',
  });
});

test('where no file is to blame, all is repeated', () => {
  const failed = { file: '', titles: [], message: 'No browser' };
  expect(failureOf('/checkout', 'test:e2e', failed)).toEqual({
    title: 'the run itself',
    message: 'No browser',
    repeat: 'npm run test:e2e',
  });
});

test('a quote in a title does not end the word', () => {
  const failed = { file: '/checkout/a.test.ts', titles: ["it's"], message: '' };
  expect(failureOf('/checkout', 'test:unit', failed).repeat).toBe(
    "npm run test:unit -- a.test.ts -t 'it'\\''s'",
  );
});

test('of a long message only the beginning is shown', () => {
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
