import { diffArrays } from 'diff';
import type { Block, Run } from './blocks';

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

const keyOf = ({ kind, src = '', runs }: Block): string => JSON.stringify([kind, src, runs]);

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

function comparedBlocks(older: Block, newer: Block): Row {
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

/** Compares two lists of blocks, and the words of those that were changed. */
export function compareBlocks(older: readonly Block[], newer: readonly Block[]): Row[] {
  const parts = diffArrays([...older], [...newer], {
    ...options,
    comparator: (one, other) => keyOf(one) === keyOf(other),
  });
  if (parts === undefined) return replacedRows(older, newer);
  const rows: Row[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  const settle = () => {
    rows.push(...replacedRows(removed, added));
    [removed, added] = [[], []];
  };
  for (const part of parts) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else {
      settle();
      for (const block of part.value) {
        const same = whole(block, false);
        rows.push({ older: same, newer: same, changed: false });
      }
    }
  }
  settle();
  return rows;
}
