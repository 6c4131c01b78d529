import type { ExportFormat } from '../../contract/export-format';
import { wallClock } from './local-time';

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * The name of a file that says what is in it and when it was made, such as `demo-requests-dc3-2026-11-05-1432.xlsx`.
 * @param what the words for its content
 * @param zone whose clocks the time is of
 */
export function fileName(
  what: readonly string[],
  format: ExportFormat,
  { moment, zone }: { moment: Date; zone: string },
): string {
  const clock = wallClock(moment, zone).toISOString();
  const [day, time] = [clock.slice(0, 10), clock.slice(11, 16).replace(':', '')];
  return `${[...what.map(plain), day, time].join('-')}.${format}`;
}
