import { textOf } from '../../../ui/rich-text/text-of';
import type { RichNode, RichText } from '../../../ui/rich-text/tree';

const maxLength = 220;

/** A standfirst is set as one text: a paragraph with a link or a picture stays where these are kept. */
const isPlain = (node: RichNode): boolean =>
  typeof node === 'string' ||
  (node.tag !== 'img' && node.tag !== 'a' && node.children.every(isPlain));

/**
 * Takes a short first paragraph out of an article, to stand under its title. An article that begins in another way, or
 * has nothing else, keeps its whole body.
 */
export function splitStandfirst(body: RichText): { standfirst?: string; rest: RichText } {
  const [first, ...rest] = body;
  if (first === undefined || typeof first === 'string' || first.tag !== 'p') return { rest: body };
  const standfirst = textOf([first]);
  if (standfirst.length > maxLength || rest.length === 0 || !isPlain(first)) return { rest: body };
  return { standfirst, rest };
}
