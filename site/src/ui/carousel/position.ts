/** Where a carousel stands: its first shown slide (from 0), how many are shown, how many there are. */
export interface Position {
  first: number;
  show: number;
  total: number;
}

/** Whether a slide (from 0) is among those shown, also across the seam of a carousel that loops. */
export function isShown(slide: number, { first, show, total }: Position): boolean {
  return (slide - first + total) % total < show;
}

/** "1 to 3 of 8", or "1 of 8" where one is shown. */
export function shownText({ first, show, total }: Position): string {
  const end = (first + show - 1) % total;
  return first === end
    ? `${String(first + 1)} of ${String(total)}`
    : `${String(first + 1)} to ${String(end + 1)} of ${String(total)}`;
}

/** Where a step leads in a row that can only be scrolled: to its end, and from there round to its start. */
export function stepInRow({ first, show, total }: Position, by: 1 | -1): number {
  const last = Math.max(total - show, 0);
  const target = Math.min(Math.max(first + by, 0), last);
  if (target !== first) return target;
  return by > 0 ? 0 : last;
}
