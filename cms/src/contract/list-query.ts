import { Refusal } from './errors';
import { limits } from './limits';
import type { PageQuery } from './pagination';
import { tidyLine } from './text';

/** A column and the direction it is sorted in, as `?sort=` says it. */
export type Sort<Column extends string = string> = `${Column}:${'asc' | 'desc'}`;

/** What a list of the panel is asked for. */
export interface ListQuery<Column extends string> extends PageQuery {
  sort: Sort<Column>;
  /** Words in any order, in any case and accent; everything matches the empty text. */
  search: string;
}

const directions = ['asc', 'desc'] as const;

/**
 * Reads `?sort=column:asc` of a list.
 * @param columns what the list can be sorted by
 * @throws Refusal when it is anything else
 */
export function readSort<Column extends string>(
  raw: string | null | undefined,
  columns: readonly Column[],
  fallback: Sort<NoInfer<Column>>,
): Sort<Column> {
  if (raw === null || raw === undefined) return fallback;
  const sorts = columns.flatMap((column) =>
    directions.map((direction): Sort<Column> => `${column}:${direction}`),
  );
  const sort = sorts.find((known) => known === raw);
  if (sort === undefined) {
    throw new Refusal('invalid_query', `sort must be one of: ${sorts.join(', ')}.`);
  }
  return sort;
}

/**
 * Reads `?search=` of a list.
 * @returns the text in one line, as those that are searched are kept
 * @throws Refusal when it is too long; no part of it is left out silently
 */
export function readSearch(raw: string | null | undefined): string {
  // A cell of a spreadsheet may bring tabs along.
  const search = tidyLine(raw ?? '').replace(/\s+/g, ' ');
  if (search.length > limits.search) {
    throw new Refusal(
      'invalid_query',
      `search must have at most ${String(limits.search)} characters.`,
    );
  }
  return search;
}
