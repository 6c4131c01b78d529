import { failureList, jestFailures, playwrightFailures } from '../test-failures';

const expected =
  'Error: expect(received).toBe(expected)\n\nExpected: 3\nReceived: \u001b[31m2\u001b[39m';
const stack =
  '\n    at Object.toBe (/house/cms/tests/sum.test.ts:4:9)\n    at new Promise (<anonymous>)';

const failed = (title: string, ancestorTitles: string[] = []) => ({
  title,
  ancestorTitles,
  status: 'failed',
  failureMessages: [`${expected}${stack}`],
});
const passed = { title: 'stands', ancestorTitles: [], status: 'passed', failureMessages: [] };

const jestFile = (file: object) => ({
  testResults: [{ name: '/house/cms/tests/sum.test.ts', message: '', ...file }],
});

const spec = (status: string) => ({
  title: 'adds',
  file: 'sum.spec.ts',
  line: 4,
  tests: [{ status, results: [{ error: { message: expected } }] }],
});

const playwrightReport = (status: string) => ({
  config: { rootDir: '/house/e2e' },
  suites: [
    {
      title: 'sum.spec.ts',
      specs: [],
      suites: [{ title: 'of two', specs: [spec(status)], suites: [] }],
    },
  ],
  errors: [],
});

const beginning = 'Error: expect(received).toBe(expected)\nExpected: 3\nReceived: 2';

test('a failed test of Jest is named with its file, its groups and the beginning of its message', () => {
  const file = { status: 'failed', assertionResults: [passed, failed('adds', ['sums', 'of two'])] };
  expect(jestFailures('/house', jestFile(file))).toEqual([
    { title: 'cms/tests/sum.test.ts › sums › of two › adds', message: beginning },
  ]);
});

test('of Jest every failed test is named, and no other', () => {
  const assertionResults = [failed('one'), passed, failed('other')];
  const failures = jestFailures('/house', jestFile({ status: 'failed', assertionResults }));
  expect(failures.map(({ title }) => title)).toEqual([
    'cms/tests/sum.test.ts › one',
    'cms/tests/sum.test.ts › other',
  ]);
  const fine = { status: 'passed', assertionResults: [passed] };
  expect(jestFailures('/house', jestFile(fine))).toEqual([]);
});

test('a file that failed although no test of it did is named itself', () => {
  const message =
    "  ● Test suite failed to run\n\n    Cannot find module './sum'\n\n      at sum.test.ts";
  const file = { status: 'failed', assertionResults: [passed], message };
  expect(jestFailures('/house', jestFile(file))).toEqual([
    {
      title: 'cms/tests/sum.test.ts',
      message: "  ● Test suite failed to run\n    Cannot find module './sum'",
    },
  ]);
});

test('a failed test of Playwright is named with its line and its groups', () => {
  expect(playwrightFailures('/house', playwrightReport('unexpected'))).toEqual([
    { title: 'e2e/sum.spec.ts:4 › of two › adds', message: beginning },
  ]);
});

test.each([
  ['flaky', 1],
  ['expected', 0],
  ['skipped', 0],
])('a test of Playwright that was %s counts %i times', (status, count) => {
  expect(playwrightFailures('/house', playwrightReport(status))).toHaveLength(count);
});

test('a file that Playwright could not load is named', () => {
  const errors = [{ message: 'ReferenceError: sum', location: { file: '/house/e2e/sum.spec.ts' } }];
  expect(playwrightFailures('/house', { suites: [], errors })).toEqual([
    { title: 'e2e/sum.spec.ts', message: 'ReferenceError: sum' },
  ]);
});

test('a report that was never written names nothing', () => {
  expect(jestFailures('/house', {})).toEqual([]);
  expect(playwrightFailures('/house', {})).toEqual([]);
});

test('of a long message only the beginning is shown', () => {
  const [failure] = playwrightFailures('/house', { errors: [{ message: 'line\n'.repeat(100) }] });
  expect(failure?.message.split('\n')).toHaveLength(6);
});

test('the list shows each title with its message below it', () => {
  const failures = [
    { title: 'lint', message: '' },
    { title: 'sum.test.ts › adds', message: 'Expected: 3\nReceived: 2' },
  ];
  expect(failureList(failures)).toBe(
    '✗ lint\n✗ sum.test.ts › adds\n    Expected: 3\n    Received: 2',
  );
});
