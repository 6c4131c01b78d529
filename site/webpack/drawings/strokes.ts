import type { Mark } from './marks';

/** A mark as a stroke: a bar is a line as thick as the bar, a dot a line of no length with round ends. */
export interface Stroke {
  colour: string;
  thickness: number;
  round: boolean;
  upright: boolean;
  x: number;
  y: number;
  length: number;
}

/**
 * Turns marks into strokes. A bar can be drawn along or across: the way that more bars of its colour can share a
 * thickness with is taken.
 */
export function toStrokes(marks: readonly Mark[]): Stroke[] {
  const widths = countBy(marks, (mark) => `${mark.fill} ${String(mark.width)}`);
  const heights = countBy(marks, (mark) => `${mark.fill} ${String(mark.height)}`);
  return marks.map((mark) => {
    const { fill, round, left, top, width, height } = mark;
    const upright =
      !round &&
      (widths.get(`${fill} ${String(width)}`) ?? 0) >
        (heights.get(`${fill} ${String(height)}`) ?? 0);
    return {
      colour: fill,
      thickness: upright ? width : height,
      round,
      upright,
      x: upright || round ? left + width / 2 : left,
      y: upright ? top : top + height / 2,
      length: round ? 0 : upright ? height : width,
    };
  });
}

/** What strokes must have in common to be one path. */
export const penOf = ({ colour, thickness, round }: Stroke) =>
  `${colour} ${String(thickness)} ${String(round)}`;

/** Draws strokes of one pen, row by row, so that equal steps follow one another. */
export function drawStrokes(strokes: readonly Stroke[]) {
  const rows = [...strokes].sort((a, b) => a.y - b.y || a.x - b.x);
  return rows
    .map(({ x, y, length, upright }) =>
      [`M${String(x)} ${String(y)}`, `${upright ? 'v' : 'h'}${String(length)}`].join(''),
    )
    .join('');
}

function countBy(marks: readonly Mark[], keyOf: (mark: Mark) => string) {
  const counts = new Map<string, number>();
  for (const mark of marks) counts.set(keyOf(mark), (counts.get(keyOf(mark)) ?? 0) + 1);
  return counts;
}
