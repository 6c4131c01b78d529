import path from 'node:path';
import { linesOf } from '../support';

const env = { TERM: 'xterm', NO_COLOR: '1', FORCE_COLOR: undefined };
const lines = linesOf(path.join(__dirname, 'run-parts.mts'), [], env);
const results: unknown = JSON.parse(lines.at(-1) ?? '');
const shown = lines.slice(0, -1).map((line) => line.replace(/ \[.*\]$/, ''));

test('a part that throws fails, and the next one runs', () => {
  expect(results).toEqual([
    expect.objectContaining({
      name: 'build',
      passed: 0,
      failures: [{ title: 'build', message: 'No room on the disk.', repeat: 'npm test' }],
    }),
    expect.objectContaining({ name: 'unit', passed: 1, failures: [expect.anything()] }),
  ]);
});

test('a failure is printed when it happens', () => {
  expect(shown).toContain('› ✗ build — No room on the disk.');
  const unit = shown.slice(shown.indexOf('❯ unit'));
  expect(unit).toEqual(['❯ unit', '› ✗ adds — Expected: 3', 'goes on']);
});
