/** The place that a key leads to from a tab, in a row of `count` tabs; undefined for keys that are not the row's. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    // A tab is a link here, and a link does not answer to the space bar.
    case ' ':
      return place;
    default:
      return undefined;
  }
}
