import type { RichTextTag } from '../../api';
import type { RichNode, RichText } from './tree';

const inline = new Set<RichTextTag>(['strong', 'em', 'a', 'code']);

const raw = (node: RichNode): string => {
  if (typeof node === 'string') return node;
  if (node.tag === 'img') return ' ';
  const text = node.children.map(raw).join('');
  return inline.has(node.tag) ? text : ` ${text} `;
};

/** The text that a reader sees, on one line: blocks are parted by a space, runs of white space are one. */
export function textOf(nodes: RichText): string {
  // A byte order mark has no width, although `\s` takes it for a space.
  return nodes.map(raw).join('').replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();
}

/**
 * The beginning of a text, cut between words.
 * @param length the most characters, without the ellipsis
 */
export function excerptOf(nodes: RichText, length: number): string {
  const text = textOf(nodes);
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : length).replace(/[\s,;:.–-]+$/, '')}…`;
}
