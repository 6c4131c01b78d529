/** A text with elements, as far as its words are concerned. Without children: a picture, or an element that is empty. */
export type TextNode =
  string | { readonly tag: string; readonly children?: readonly TextNode[] | undefined };

/** Elements whose text belongs to the word that they stand in. */
const inline: ReadonlySet<string> = new Set(['strong', 'em', 'a', 'code']);

const raw = (node: TextNode): string => {
  if (typeof node === 'string') return node;
  const text = (node.children ?? []).map(raw).join('');
  return inline.has(node.tag) ? text : ` ${text} `;
};

/** The visible text on one line: blocks are separated by a space, and white space is collapsed. */
export function visibleText(nodes: readonly TextNode[]): string {
  // A byte order mark is invisible, although `\s` matches it.
  return nodes.map(raw).join('').replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();
}

/** Signs that take the room of two letters: Chinese, Japanese, Korean, and pictograms. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Extended_Pictographic}/u;

const widthOf = (sign: string): number => (wide.test(sign) ? 2 : 1);

/** How much room a line takes, in letters. */
export const lineWidth = (line: string): number =>
  Array.from(line, widthOf).reduce((sum, width) => sum + width, 0);

/**
 * A line that takes at most `max` letters of room, not counting the ellipsis. It is cut between words, unless a word is longer
 * than half of the rest or the script has no spaces.
 */
export function cutLine(line: string, max: number): string {
  const signs = Array.from(line);
  let width = 0;
  const end = signs.findIndex((sign) => (width += widthOf(sign)) > max);
  if (end === -1) return line;
  const fitting = signs.slice(0, end).join('');
  const lastSpace = signs[end] === ' ' ? fitting.length : fitting.lastIndexOf(' ');
  const kept = lastSpace > fitting.length / 2 ? fitting.slice(0, lastSpace) : fitting;
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
