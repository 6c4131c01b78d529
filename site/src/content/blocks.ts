interface Named {
  name: string;
  text: string;
}

export type Ground = 'paper' | 'calico' | 'blush' | 'night';

interface Common {
  /** The block's heading. */
  title: string;
  /** Left out: what suits the kind and what stands before it (ui/blocks/place-blocks.ts). */
  ground?: Ground;
  /** For links that lead here. */
  id?: string;
  /** The name under which the page hands its drawing to `<Blocks drawings={…}>`. */
  drawing?: string;
}

/** Running text: the heading on the left, the paragraphs on the right. */
export interface TextBlock extends Common {
  kind: 'text';
  paragraphs: readonly string[];
}

/** A ruled list: each point has a name and a sentence or two. The first one carries the red dot. */
export interface PointsBlock extends Common {
  kind: 'points';
  lead?: string;
  points: readonly Named[];
}

/** Steps that follow one another, side by side in unequal columns. */
export interface StepsBlock extends Common {
  kind: 'steps';
  lead?: string;
  steps: readonly Named[];
}

/** Large numbers, each with what it counts. A drawing of its own is drawn to count. */
export interface FiguresBlock extends Common {
  kind: 'figures';
  figures: readonly { figure: string; name: string; text?: string; drawing?: string }[];
}

/** What a person would say or ask, in the serif. */
export interface QuoteBlock extends Common {
  kind: 'quote';
  /** Without quotation marks: the block sets them. */
  quote: string;
  /** What the firm answers. */
  text: string;
}

/** Ways on to other pages. */
export interface LinksBlock extends Common {
  kind: 'links';
  links: readonly (Named & { to: string })[];
}

/** A part of a page. A page of this kind is a list of blocks (ui/blocks draws each). */
export type Block = TextBlock | PointsBlock | StepsBlock | FiguresBlock | QuoteBlock | LinksBlock;
