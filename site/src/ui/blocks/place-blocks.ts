import type { ReactNode } from 'react';
import type { Block, Ground } from '../../content/blocks';

/** A page's drawings by the names that its blocks call them. */
export type Drawings = Readonly<Record<string, ReactNode>>;

/** Where a block stands: on which ground, and whether it continues the paper above it without a gap of its own. */
export interface Place {
  ground: Ground;
  flush: boolean;
}

const defaultGrounds: Record<Block['kind'], Ground> = {
  text: 'paper',
  points: 'calico',
  steps: 'paper',
  figures: 'night',
  quote: 'blush',
  links: 'paper',
};

/** What a block stands between: the grounds before the first block and after the last one. */
export interface Surroundings {
  before?: Ground | undefined;
  after?: Ground | undefined;
}

/**
 * The places of a page's blocks. A ground that a block asks for is kept; the usual one of its kind gives way to paper
 * where a neighbour already has it, since no two tinted grounds of a kind follow one another.
 */
export function placeBlocks(
  blocks: readonly Pick<Block, 'kind' | 'ground'>[],
  { before = 'paper', after = 'paper' }: Surroundings = {},
): Place[] {
  const places: Place[] = [];
  let above = before;
  for (const [index, { kind, ground: wanted }] of blocks.entries()) {
    const next = blocks[index + 1];
    const below = next ? next.ground : after;
    const taken = defaultGrounds[kind] === above || defaultGrounds[kind] === below;
    const ground = wanted ?? (taken ? 'paper' : defaultGrounds[kind]);
    places.push({ ground, flush: ground === 'paper' && above === 'paper' });
    above = ground;
  }
  return places;
}
