/** The position of a carousel: its first visible slide (from 0), the number of visible slides, and the total. */
export interface Position {
  first: number;
  show: number;
  total: number;
}

/** Whether a slide (from 0) is visible, also across the seam of a looping carousel. */
export function isShown(slide: number, { first, show, total }: Position): boolean {
  return (slide - first + total) % total < show;
}

/** "1 to 3 of 8", or "1 of 8" for a single slide. */
export function shownText({ first, show, total }: Position): string {
  const end = (first + show - 1) % total;
  return first === end
    ? `${String(first + 1)} of ${String(total)}`
    : `${String(first + 1)} to ${String(end + 1)} of ${String(total)}`;
}

/** The target of a step in a scrolling row: it stops at the end, and goes from there to the start. */
export function stepInRow({ first, show, total }: Position, by: 1 | -1): number {
  const last = Math.max(total - show, 0);
  const target = Math.min(Math.max(first + by, 0), last);
  if (target !== first) return target;
  return by > 0 ? 0 : last;
}
