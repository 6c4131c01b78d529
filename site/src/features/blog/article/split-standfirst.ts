import { textOf } from '../../../ui/rich-text/text-of';
import type { RichNode, RichText } from '../../../ui/rich-text/tree';

const maxLength = 220;

/** The standfirst is plain text, so a paragraph with a link or a picture stays in the body. */
const isPlain = (node: RichNode): boolean =>
  typeof node === 'string' ||
  (node.tag !== 'img' && node.tag !== 'a' && node.children.every(isPlain));

/**
 * Splits a short first paragraph off an article to show it under the title. An article that begins differently, or has
 * nothing else, keeps its whole body.
 */
export function splitStandfirst(body: RichText): { standfirst?: string; rest: RichText } {
  const [first, ...rest] = body;
  if (first === undefined || typeof first === 'string' || first.tag !== 'p') return { rest: body };
  const standfirst = textOf([first]);
  if (standfirst.length > maxLength || rest.length === 0 || !isPlain(first)) return { rest: body };
  return { standfirst, rest };
}
