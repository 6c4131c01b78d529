import type { Times } from '../budgets';
import { siteNames, type Site, type Twin } from '../house/site-names';
import { show } from './figures';
import { table } from './table';

/** What a budget asks for, and what was found. */
export interface Bound {
  budget: string;
  /** Left out where a cell of the row says it. */
  found?: string;
  /** Whether the budget is reached; undefined as long as it is not measured. */
  reached: boolean | undefined;
}

/** A row of the README's table. */
export interface Row {
  measure: string;
  /** What stands for each site; nothing where a site has nothing of the kind. */
  cells: Partial<Record<Site, string>>;
  bounds: Bound[];
}

/** A figure of each site. */
export const ofSites = <Value>(value: (site: Site) => Value): Record<Site, Value> => ({
  ours: value('ours'),
  stock: value('stock'),
  astro: value('astro'),
});

/** Holds a value to so many times another one; the budget names the other one. */
export const boundTo = (value: number, times: number, other: number, name: string): Bound => ({
  budget: `≤ ${show(times, 2)} × ${name}`,
  found: `${show(value / other, 2)} ×`,
  // Not divided: where both are 0, ours is no more than the other's.
  reached: Number.isNaN(value + other) ? undefined : value <= times * other,
});

const titles = { stock: 'stock', astro: 'Astro' } as const satisfies Record<Twin, string>;

/**
 * A row that holds our figure to those of twins.
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

function verdict({ bounds }: Row, complete: boolean): string {
  if (bounds.some(({ reached }) => reached === undefined)) return 'not measured yet';
  if (!complete) return 'not all measured yet';
  const word = bounds.every(({ reached }) => reached) ? 'reached' : '**missed**';
  const found = bounds.flatMap((bound) => bound.found ?? []);
  return found.length === 0 ? word : `${word} (${found.join(', ')})`;
}

/**
 * The table of the README.
 * @param groups the rows of each part, and whether all of the part is measured: a budget is reached or missed only then
 */
export function rowsTable(groups: readonly { rows: readonly Row[]; complete: boolean }[]): string {
  const lines = groups.flatMap(({ rows, complete }) =>
    rows.map((row) => [
      row.measure,
      ...siteNames.map((site) => row.cells[site] ?? 'none'),
      row.bounds.map(({ budget }) => budget).join(', '),
      verdict(row, complete),
    ]),
  );
  return table(['Measured', 'Ours', 'Stock Gatsby', 'Astro', 'Budget', 'Reached'], lines);
}
