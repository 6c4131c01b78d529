import { kindNames, kinds } from '../sites/kinds';
import type { Site } from '../sites/site-names';
import type { Measured } from '../part';

/** A quantile of the values; NaN if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The median; NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The values of one name in all rounds, for the measurements with these labels. */
export function valuesOf(
  measured: readonly Measured[],
  labels: Record<string, string>,
  figure: string,
): number[] {
  return measured
    .filter(({ of }) => Object.entries(labels).every(([label, value]) => of[label] === value))
    .flatMap(({ figures }) => figures[figure] ?? []);
}

export const medianOf = (
  measured: readonly Measured[],
  labels: Record<string, string>,
  figure: string,
): number => median(valuesOf(measured, labels, figure));

/** One figure for a site: the median over the kinds of page of each one's median over the rounds. */
export const medianOfKinds = (measured: readonly Measured[], site: Site, figure: string): number =>
  median(
    kindNames
      .map((kind) => medianOf(measured, { page: kinds[kind], site }, figure))
      .filter((value) => !Number.isNaN(value)),
  );

/** A number for a table: `–` if nothing was measured. */
export const show = (value: number, digits = 0): string =>
  Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en-GB', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });

/** A number with its unit. */
export const showAs =
  (unit: string, digits = 0) =>
  (value: number): string =>
    Number.isNaN(value) ? '–' : `${show(value, digits)} ${unit}`;

/** Bytes in KB of 1,000. */
export const kilobytes = (bytes: number): string => show(bytes / 1000, 1);
