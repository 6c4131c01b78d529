import { Carousel } from '../../../src/ui/carousel/Carousel';
import type { CarouselKind } from '../../../src/content/carousel';

const words = {
  label: 'Samples',
  row: 'All samples, in a row',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};

const count = { banner: 3, testimonials: 4, stakeholders: 8 };

/** A carousel of a kind, with as many slides as the site has. */
export function Samples({ kind }: { kind: CarouselKind }) {
  return (
    <Carousel
      kind={kind}
      words={{
        ...words,
        ...(kind === 'banner' && { pick: 'Slides' }),
      }}
      slides={Array.from({ length: count[kind] }, (_, index) => ({
        name: `Sample ${String(index + 1)}`,
        content: <a href={`#${String(index + 1)}`}>About {index + 1}</a>,
      }))}
    />
  );
}
