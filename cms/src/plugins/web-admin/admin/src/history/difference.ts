import { diffArrays } from 'diff';
import { blocksOf, type Block, type Run } from './blocks';

/** A run of one side of a comparison, and whether the other side has it, too. */
export interface ComparedRun extends Run {
  changed: boolean;
}

/** One side of a row. */
export interface Side {
  block: Block;
  runs: ComparedRun[];
  /** Whether the whole block is missing on the other side. */
  alone: boolean;
}

/** A line of a comparison: a block of the older version beside its counterpart in the newer one. */
export interface Row {
  older?: Side;
  newer?: Side;
  changed: boolean;
  /** What the row is about, if it is not about two blocks of the text. */
  about?: string;
}

/** Long texts without a common part would take minutes. They are then shown as removed and added. */
const options = { timeout: 1_000 };

const words = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

const tokensOf = ({ runs }: Block): Run[] =>
  runs.flatMap(({ text, marks }) =>
    (text.match(words) ?? []).map((word) => ({ text: word, marks })),
  );

const isSameRun = (one: Run, other: Run): boolean =>
  one.text === other.text && one.marks === other.marks;

const keyOf = ({ kind, src, decorative, form, runs }: Block): string =>
  JSON.stringify([kind, src ?? 0, decorative ?? 0, form ?? 0, runs]);

const isSameBlock = (one: Block, other: Block): boolean => keyOf(one) === keyOf(other);

/** Joins neighbours with the same marks and state. */
function joined(runs: readonly ComparedRun[]): ComparedRun[] {
  const result: ComparedRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.marks === run.marks && last.changed === run.changed) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

const whole = (block: Block, alone: boolean): Side => ({
  block,
  runs: block.runs.map((run) => ({ ...run, changed: alone })),
  alone,
});

const apart = (older: Block, newer: Block): Row => ({
  older: whole(older, true),
  newer: whole(newer, true),
  changed: true,
});

/** Of two blocks that share less than this part of their words, each stands for itself. */
const minCommon = 0.25;

const unchanged = (older: Block, newer: Block): Row => ({
  older: whole(older, false),
  newer: whole(newer, false),
  changed: false,
});

function comparedBlocks(older: Block, newer: Block): Row {
  // Where the time was over, equal blocks come here, too.
  if (isSameBlock(older, newer)) return unchanged(older, newer);
  if (older.kind !== newer.kind || older.src !== newer.src) return apart(older, newer);
  const [before, after] = [tokensOf(older), tokensOf(newer)];
  const parts = diffArrays(before, after, { ...options, comparator: isSameRun });
  const common = (parts ?? [])
    .filter(({ added, removed }) => !added && !removed)
    .flatMap(({ value }) => value)
    .filter(({ text }) => text.trim() !== '').length;
  const most = Math.max(before.length, after.length);
  if (parts === undefined || (most > 0 && common / most < minCommon)) return apart(older, newer);
  const side = (block: Block, other: 'added' | 'removed', own: 'added' | 'removed'): Side => ({
    block,
    runs: joined(
      parts
        .filter((part) => !part[other])
        .flatMap((part) => part.value.map((run) => ({ ...run, changed: part[own] }))),
    ),
    alone: false,
  });
  return {
    older: side(older, 'added', 'removed'),
    newer: side(newer, 'removed', 'added'),
    changed: true,
  };
}

/** Rows for blocks that were replaced by others. */
function replacedRows(removed: readonly Block[], added: readonly Block[]): Row[] {
  const rows: Row[] = [];
  for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
    const [older, newer] = [removed[index], added[index]];
    if (older !== undefined && newer !== undefined) rows.push(comparedBlocks(older, newer));
    else if (older !== undefined) rows.push({ older: whole(older, true), changed: true });
    else if (newer !== undefined) rows.push({ newer: whole(newer, true), changed: true });
  }
  return rows;
}

/** Whether both versions have this row, and in the same lists, quotes and tables. */
const isInPlace = ({ older, newer }: Row): boolean =>
  older !== undefined && newer !== undefined && older.block.form === newer.block.form;

/** A row about what no block says: that a list was split, or a quote joined to the one before it. */
function betweenRow(last: Row | undefined, row: Row): Row[] {
  const [older = '', newer = ''] = [row.older?.block.between, row.newer?.block.between];
  if (last === undefined || older === newer || !isInPlace(last) || !isInPlace(row)) return [];
  const said = (between: string): Block => ({
    kind: 'text',
    runs: [{ text: between === '' ? 'nothing' : between, marks: '' }],
  });
  return [{ ...apart(said(older), said(newer)), about: 'Between these two' }];
}

/** Compares two lists of blocks, and the words of those that were changed. */
export function compareBlocks(older: readonly Block[], newer: readonly Block[]): Row[] {
  const parts = diffArrays([...older], [...newer], { ...options, comparator: isSameBlock });
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(...betweenRow(rows.at(-1), row), row);
  };
  let removed: Block[] = [];
  let added: Block[] = [];
  const settle = () => {
    replacedRows(removed, added).forEach(add);
    [removed, added] = [[], []];
  };
  if (parts === undefined) {
    [removed, added] = [[...older], [...newer]];
  }
  let read = 0;
  for (const part of parts ?? []) {
    if (part.added) {
      added.push(...part.value);
      continue;
    }
    // The library gives the newer ones of equal blocks.
    const before = older.slice(read, read + part.value.length);
    read += part.value.length;
    if (part.removed) removed.push(...before);
    else {
      settle();
      before.forEach((block, index) => {
        add(unchanged(block, part.value[index] ?? block));
      });
    }
  }
  settle();
  return rows;
}

/** How much of the text around a difference is shown with it. */
const around = 40;

/** How much of the HTML is shown at most: the first difference is at its beginning. */
const maxSource = 1_000;

/** A row about what no reader sees, such as a second space: the HTML of both sides where it differs. */
function sourceRow(older: string, newer: string): Row {
  const shorter = Math.min(older.length, newer.length);
  let start = 0;
  while (start < shorter && older[start] === newer[start]) start += 1;
  let end = 0;
  while (end < shorter - start && older.at(-1 - end) === newer.at(-1 - end)) end += 1;
  const from = Math.max(0, start - around);
  const sourceOf = (html: string): Block => {
    const to = Math.min(html.length - Math.max(0, end - around), from + maxSource);
    return { kind: 'code', runs: [{ text: html.slice(from, to), marks: '' }] };
  };
  const row = comparedBlocks(sourceOf(older), sourceOf(newer));
  return { ...row, about: 'Same appearance, different HTML' };
}

/** Compares two rich texts. No row is marked as changed if and only if they are equal. */
export function compareRichTexts(older: string, newer: string): Row[] {
  const rows = compareBlocks(blocksOf(older), blocksOf(newer));
  if (older === newer || rows.some(({ changed }) => changed)) return rows;
  return [...rows, sourceRow(older, newer)];
}
