import type { ReactNode } from 'react';
import type { Block, Ground } from '../../content/blocks';

/** The drawings of a page by the names that its blocks use. */
export type Drawings = Readonly<Record<string, ReactNode>>;

/** The ground of a block, and whether it continues the paper above it without a gap. */
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

/** The grounds before the first block and after the last one. */
export interface Surroundings {
  before?: Ground | undefined;
  after?: Ground | undefined;
}

/**
 * Chooses the grounds of a page's blocks. A ground that a block asks for is kept. The default of its kind gives way to
 * paper where a neighbour already has it, so that no two equal tinted grounds follow each other.
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
