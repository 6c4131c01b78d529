import { failureList } from './failures';
import type { Standing } from './part';

/** A part that is over. */
export interface Ended {
  standing: Standing;
  milliseconds: number;
}

/** Minutes and seconds: `12:05`. */
export function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');
  return rows.map(line).join('\n');
}

/** The exit code of a run: 0 when nothing in any part failed. */
export const exitCode = (parts: readonly Ended[]): number =>
  parts.every(({ standing }) => standing.failures.length === 0) ? 0 : 1;

/**
 * What stands at the end: every failure once more, the time of each part, and alone on the last line the sum.
 * @param milliseconds what all of it took; parts run side by side
 */
export function summary(parts: readonly Ended[], milliseconds: number): string {
  const failures = parts.flatMap(({ standing }) => standing.failures);
  const passed = parts.reduce((sum, { standing }) => sum + standing.passed, 0);
  const counts = (ofPassed: number, ofFailed: number) => [String(ofPassed), String(ofFailed)];
  const rows = [
    ['Part', 'Time', 'Passed', 'Failed'],
    ...parts.map(({ standing, milliseconds: time }) => [
      standing.name,
      clock(time),
      ...counts(standing.passed, standing.failures.length),
    ]),
    ['all', clock(milliseconds), ...counts(passed, failures.length)],
  ];
  return [
    ...(failures.length > 0 ? [`What failed\n${failureList(failures)}`] : []),
    table(rows),
    `${String(passed)} passed, ${String(failures.length)} failed`,
  ].join('\n\n');
}
