import type { Bench, Part, Measured } from '../part';
import { buildsPart } from '../parts/builds';
import { lighthousePart } from '../parts/lighthouse';
import { pagesPart } from '../parts/pages';
import { paintsPart } from '../parts/paints';
import { tapsPart } from '../parts/taps';

// Jest cannot load the server modules, and nothing is served here.
jest.mock('../../scripts/serve/site-server', () => ({}));

const benchOf = (quick: boolean): Bench => ({
  root: '',
  work: '',
  quick,
  atEnd: () => undefined,
});

/** A value for every figure of every part. */
const figures = Object.fromEntries(
  [
    ...['loaded all', 'used all', 'lcp', 'tbt', 'cls', 'answered', 'seconds'],
    ...['performance', 'accessibility', 'best-practices', 'seo'],
  ].map((name) => [name, 1]),
);

const measured = (part: Part, quick: boolean): Measured[] =>
  part.measurements(benchOf(quick)).map(({ of, round }) => ({ of, round, figures }));

const parts = [pagesPart, paintsPart, lighthousePart, tapsPart, buildsPart];
const rowsAfter = (quick: boolean) =>
  parts.flatMap((part) => part.report(measured(part, quick)).rows);

it('shows at most ten rows in the README', () => {
  expect(rowsAfter(false).length).toBeLessThanOrEqual(10);
});

it.each([
  ['short', true],
  ['full', false],
])('measures every row of the README in a %s run', (_, quick) => {
  const missing = rowsAfter(quick).filter(({ bounds }) =>
    bounds.some(({ reached }) => reached === undefined),
  );
  expect(missing).toEqual([]);
});

it.each(parts)('makes fewer measurements of $name in a short run', (part) => {
  expect(measured(part, true).length).toBeLessThan(measured(part, false).length);
});

it.each(parts)('reports $name before anything is measured', (part) => {
  const { rows } = part.report([]);
  expect(rows.flatMap(({ bounds }) => bounds).every(({ reached }) => reached === undefined)).toBe(
    true,
  );
});
