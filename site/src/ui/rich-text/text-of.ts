import type { RichTextTag } from '../../api';
import type { RichNode, RichText } from './tree';

const inline = new Set<RichTextTag>(['strong', 'em', 'a', 'code']);

const raw = (node: RichNode): string => {
  if (typeof node === 'string') return node;
  if (node.tag === 'img') return ' ';
  const text = node.children.map(raw).join('');
  return inline.has(node.tag) ? text : ` ${text} `;
};

/** The visible text on one line: blocks are separated by a space, and white space is collapsed. */
export function textOf(nodes: RichText): string {
  // A byte order mark is invisible, although `\s` matches it.
  return nodes.map(raw).join('').replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();
}

/**
 * The beginning of a text, cut between words.
 * @param length the maximum number of characters, without the ellipsis
 */
export function excerptOf(nodes: RichText, length: number): string {
  const text = textOf(nodes);
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : length).replace(/[\s,;:.–-]+$/, '')}…`;
}
