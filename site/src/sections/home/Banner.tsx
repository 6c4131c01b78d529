import type { FunctionComponent } from 'react';
import Move from '../../art/hero.svg';
import { banner } from '../../content/home';
import { Carousel } from '../../ui/carousel/Carousel';
import { BannerDrawing } from './BannerDrawing';
import { BannerSlide, type DrawingProps } from './BannerSlide';

const { move, tools, team } = banner.slides;

const ThreeTools = (props: DrawingProps) => <BannerDrawing name="banner-tools" {...props} />;
const Team = (props: DrawingProps) => <BannerDrawing name="banner-team" {...props} />;

const slides: readonly {
  copy: typeof move | typeof tools | typeof team;
  Drawing: FunctionComponent<DrawingProps>;
}[] = [
  { copy: move, Drawing: Move },
  { copy: tools, Drawing: ThreeTools },
  { copy: team, Drawing: Team },
];

/** Spec §2: the 3-slide fading banner. The first slide carries the page's `h1`. */
export function Banner() {
  return (
    <Carousel
      kind="banner"
      words={banner.words}
      slides={slides.map(({ copy, Drawing }, index) => ({
        name: copy.name,
        content: <BannerSlide copy={copy} Drawing={Drawing} main={index === 0} />,
      }))}
    />
  );
}
