import { textOf } from '../rich-text/text-of';
import type { RichText } from '../rich-text/tree';

const longest = 220;

/**
 * Takes a short first paragraph out of an article, to stand under its title. An article that begins in another way, or
 * has nothing else, keeps its whole body.
 */
export function splitStandfirst(body: RichText): { standfirst?: string; rest: RichText } {
  const [first, ...rest] = body;
  if (first === undefined || typeof first === 'string' || first.tag !== 'p') return { rest: body };
  const standfirst = textOf([first]);
  if (standfirst.length > longest || rest.length === 0) return { rest: body };
  return { standfirst, rest };
}
