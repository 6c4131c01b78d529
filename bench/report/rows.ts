import type { Times } from '../budgets';
import { siteNames, type Site, type Twin } from '../sites/site-names';
import { show } from './figures';
import { table } from './table';

/** A budget and what was measured. */
export interface Bound {
  budget: string;
  /** Left out if a cell of the row says it, or if there is nothing to divide by. */
  found?: string;
  /** Whether the budget is met; undefined until it is measured. */
  reached: boolean | undefined;
}

/** A row of the README's table. */
export interface Row {
  measure: string;
  /** The cell of each site; empty if a site has none. */
  cells: Partial<Record<Site, string>>;
  bounds: Bound[];
}

/** A figure for each site. */
export const ofSites = <Value>(value: (site: Site) => Value): Record<Site, Value> => ({
  ours: value('ours'),
  stock: value('stock'),
  astro: value('astro'),
});

/** Compares a value with a multiple of another one; the budget names the other one. */
export const boundTo = (value: number, times: number, other: number, name: string): Bound => ({
  budget: `≤ ${show(times, 2)} × ${name}`,
  ...(other === 0 ? {} : { found: `${show(value / other, 2)} ×` }),
  // Not divided: if both are 0, ours is not more than the other.
  reached: Number.isNaN(value + other) ? undefined : value <= times * other,
});

/** Compares a value with a maximum. */
export const boundOf = (value: number, max: number, shown: (value: number) => string): Bound => ({
  budget: `≤ ${shown(max)}`,
  reached: Number.isNaN(value) ? undefined : value <= max,
});

const titles = { stock: 'stock', astro: 'Astro' } as const satisfies Record<Twin, string>;

/**
 * A row that compares our figure with those of twins.
 * @param figures of each site that has one; NaN where it is not measured
 * @param times how many times the twin's figure ours may be
 */
export function twinRow(
  measure: string,
  figures: Partial<Record<Site, number>>,
  shown: (value: number) => string,
  times: Times,
): Row {
  const cells: Row['cells'] = {};
  for (const site of siteNames) {
    const value = figures[site];
    if (value !== undefined) cells[site] = shown(value);
  }
  const { ours = Number.NaN } = figures;
  const bounds = (['stock', 'astro'] as const).flatMap((twin) => {
    const limit = times[twin];
    return limit === undefined
      ? []
      : [boundTo(ours, limit, figures[twin] ?? Number.NaN, titles[twin])];
  });
  return { measure, cells, bounds };
}

/** Whether budgets are met; empty without any. */
export function verdictOf(bounds: readonly Bound[], complete = true): string {
  if (bounds.length === 0) return '';
  if (bounds.some(({ reached }) => reached === undefined)) return 'not measured yet';
  if (!complete) return 'not all measured yet';
  const word = bounds.every(({ reached }) => reached) ? 'reached' : '**missed**';
  const found = bounds.flatMap((bound) => bound.found ?? []);
  return found.length === 0 ? word : `${word} (${found.join(', ')})`;
}

/**
 * The README's table.
 * @param groups the rows of each part, and whether all of the part is measured: a budget is reached or missed only then
 */
export function rowsTable(groups: readonly { rows: readonly Row[]; complete: boolean }[]): string {
  const lines = groups.flatMap(({ rows, complete }) =>
    rows.map((row) => [
      row.measure,
      ...siteNames.map((site) => row.cells[site] ?? 'none'),
      row.bounds.map(({ budget }) => budget).join(', '),
      verdictOf(row.bounds, complete),
    ]),
  );
  return table(['Measured', 'Ours', 'Stock Gatsby', 'Astro', 'Budget', 'Reached'], lines);
}
