import { type ReactNode, forwardRef, useLayoutEffect, useRef } from 'react';
import Slider from 'react-slick';
import { type CarouselFigures, slideTransition } from '../../content/carousel';
import * as styles from './SlickSlides.module.css';
import { type Position, isShown } from './position';

export interface SlickSlidesProps {
  figures: CarouselFigures;
  position: Position;
  /** The visitor asks for less motion: slides change without a transition. */
  still: boolean;
  onChange: (first: number) => void;
  children: ReactNode;
}

/**
 * The slides as react-slick lays them out. Only this file knows it, so that it becomes a script of its own. Time,
 * pauses and controls are the carousel's: slick's own interval is 50 ms longer than it is told (Spec §9: 5000), and its
 * breakpoints include the width that they name (Spec §2: under).
 */
const SlickSlides = forwardRef<Slider, SlickSlidesProps>(function SlickSlides(
  { figures: { fade }, position, still, onChange, children },
  slider,
) {
  const root = useRef<HTMLDivElement>(null);
  const expose = () => {
    exposeShown(root.current, position);
  };
  useLayoutEffect(expose);

  return (
    <div className={styles.slick} ref={root}>
      <Slider
        // Another number of slides is another row: slick would keep its old place.
        key={position.show}
        ref={slider}
        fade={fade}
        infinite
        slidesToShow={position.show}
        slidesToScroll={1}
        initialSlide={position.first}
        speed={still ? 0 : slideTransition}
        cssEase="var(--ease-turn)"
        useCSS={!still}
        // Where slides move round the seam, a second press would send them the whole way back.
        waitForAnimate={!fade}
        autoplay={false}
        arrows={false}
        dots={false}
        accessibility={false}
        draggable={false}
        beforeChange={(_from: number, to: number) => {
          onChange(to);
        }}
        onReInit={expose}
      >
        {children}
      </Slider>
    </div>
  );
});

/**
 * Offers assistive technology and the keyboard the slides that are shown, each once. Slick hides the others but leaves
 * their links in the tab order, and it offers the copies it makes for looping: here the original speaks for its copy.
 */
function exposeShown(root: HTMLElement | null, position: Position) {
  for (const slide of root?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
    const copy = slide.classList.contains('slick-cloned');
    const shown = !copy && isShown(Number(slide.dataset.index), position);
    slide.setAttribute('aria-hidden', String(!shown));
    slide.toggleAttribute('inert', !shown);
  }
}

export default SlickSlides;
