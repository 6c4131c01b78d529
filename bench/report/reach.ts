import type { Reach } from '../part';

function verdict({ reached, measured }: Reach): string {
  if (reached === undefined)
    return measured.startsWith(unknown) ? 'not measured' : 'not all measured';
  return reached ? 'reached' : '**missed**';
}

const unknown = '–';

/**
 * A row whose figure may not be above a bound; not a number is not measured.
 * @param complete whether nothing is left to measure: what is missed is missed already, what is reached only then
 */
export function atMost(
  measure: string,
  reach: string,
  value: number,
  bound: number,
  measured: string,
  complete = true,
): Reach {
  if (Number.isNaN(value)) return { measure, reach, measured: unknown, reached: undefined };
  const within = value <= bound;
  return { measure, reach, measured, reached: within && !complete ? undefined : within };
}

/** "To reach", and what was measured. */
export function reachTable(rows: readonly Reach[]): string {
  return [
    '| Measure | To reach | Measured | |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.measure} | ${row.reach} | ${row.measured} | ${verdict(row)} |`),
  ].join('\n');
}
