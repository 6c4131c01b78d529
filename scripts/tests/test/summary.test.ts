import { PartState } from '../../test/parts';
import { clock, exitCode, summary } from '../../test/summary';

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

test('the last line is the plain sum', () => {
  expect(summary(parts, 666_000).split('\n').at(-1)).toBe('4 passed, 2 failed');
  expect(summary([], 0).split('\n').at(-1)).toBe('0 passed, 0 failed');
});

test('the time of each part stands in a table', () => {
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

test('every failure stands there once more, and nothing of the kind where there is none', () => {
  expect(summary(parts, 0)).toMatch(/^What failed\n✗ e2e 0\n.*\n✗ e2e 1\n/);
  expect(summary(parts.slice(0, 1), 0)).not.toContain('What failed');
});

test.each([
  [0, '0:00'],
  [59_600, '1:00'],
  [3_725_000, '62:05'],
])('%i ms are %s', (milliseconds, text) => {
  expect(clock(milliseconds)).toBe(text);
});
