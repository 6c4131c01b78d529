import { Refusal } from './errors';
import { defaultPageSize, limits } from './limits';
import { tidyLine } from './text';

/** Where a list stands: pages are counted from 1, `total` is the number of all entries. */
export interface Pagination {
  page: number;
  pageSize: number;
  total: number;
}

export type PageQuery = Pick<Pagination, 'page' | 'pageSize'>;

/**
 * Reads a parameter that names one of a few values.
 * @throws Refusal when it names none of them
 */
export function readChoice<Choice extends string>(
  name: string,
  raw: string | null | undefined,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === raw);
  if (choice !== undefined) return choice;
  throw new Refusal('invalid_query', `${name} must be one of: ${choices.join(', ')}.`);
}

/**
 * Reads a parameter that may name one of a few values.
 * @returns undefined where it is missing or empty
 * @throws Refusal when it names none of them
 */
export const readOptionalChoice = <Choice extends string>(
  name: string,
  raw: string | null | undefined,
  choices: readonly Choice[],
): Choice | undefined =>
  raw === null || raw === undefined || raw === '' ? undefined : readChoice(name, raw, choices);

const wholeNumber = /^[1-9]\d{0,6}$/;

function readNumber(name: string, raw: string | null | undefined, fallback: number, max: number) {
  if (raw === null || raw === undefined) return fallback;
  const value = wholeNumber.test(raw) ? Number(raw) : 0;
  if (value < 1 || value > max) {
    throw new Refusal('invalid_query', `${name} must be a whole number from 1 to ${String(max)}.`);
  }
  return value;
}

/**
 * Reads `?page=&pageSize=` of a list.
 * @throws Refusal when a value is no whole number or out of bounds; nothing is cut silently
 */
export function readPageQuery(
  query: { page?: string | null | undefined; pageSize?: string | null | undefined },
  fallbackSize: number = defaultPageSize.list,
): PageQuery {
  return {
    page: readNumber('page', query.page, 1, 1_000_000),
    pageSize: readNumber('pageSize', query.pageSize, fallbackSize, limits.pageSize),
  };
}

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
  return readChoice('sort', raw, sorts);
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

/** What a list can be saved as, as `?format=` of its export says it: also the ending of the file's name. */
export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/**
 * Reads `?format=` of an export; CSV where none is named.
 * @throws Refusal when it is another one
 */
export const readExportFormat = (raw: string | null | undefined): ExportFormat =>
  readChoice('format', raw ?? 'csv', exportFormats);
