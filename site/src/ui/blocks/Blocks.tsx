import type { Block } from '../../content/blocks';
import { Figures } from './Figures';
import { type Surroundings, type Drawings, placeBlocks, type Place } from './place-blocks';
import { Links } from './Links';
import { Points } from './Points';
import { Steps } from './Steps';
import { Text } from './Text';
import { Quote } from './Quote';

interface BlocksProps extends Surroundings {
  blocks: readonly Block[];
  drawings?: Drawings;
}

/**
 * A page's blocks, one below another on alternating grounds. `before` and `after` are the grounds they stand between:
 * `before="blush"` below a stage, `after="calico"` above the contact form.
 */
export function Blocks({ blocks, drawings = {}, before, after }: BlocksProps) {
  const places = placeBlocks(blocks, { before, after });
  return blocks.map((block, index) => (
    <OneBlock
      key={block.title}
      block={block}
      place={places[index] ?? { ground: 'paper', flush: false }}
      drawings={drawings}
    />
  ));
}

function OneBlock({ block, place, drawings }: { block: Block; place: Place; drawings: Drawings }) {
  const drawing = block.drawing && drawings[block.drawing];
  switch (block.kind) {
    case 'text':
      return <Text block={block} place={place} drawing={drawing} />;
    case 'points':
      return <Points block={block} place={place} drawing={drawing} />;
    case 'steps':
      return <Steps block={block} place={place} drawing={drawing} />;
    case 'figures':
      return <Figures block={block} place={place} drawings={drawings} />;
    case 'quote':
      return <Quote block={block} place={place} drawing={drawing} />;
    case 'links':
      return <Links block={block} place={place} />;
  }
}
