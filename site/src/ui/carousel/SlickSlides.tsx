import { type ReactNode, forwardRef, useLayoutEffect, useRef } from 'react';
import Slider from 'react-slick';
import { type CarouselFigures, slideTransition } from '../../content/carousel';
import * as styles from './SlickSlides.module.css';
import { type Position, isShown } from './position';

export interface SlickSlidesProps {
  figures: CarouselFigures;
  position: Position;
  /** The visitor prefers reduced motion: slides change without a transition. */
  still: boolean;
  onChange: (first: number) => void;
  children: ReactNode;
}

/**
 * The slides in react-slick. Only this file imports it, so that it becomes a chunk of its own. The carousel handles
 * time, pauses and controls itself: slick's interval is 50 ms too long (Spec §9: 5000), and its breakpoints include the
 * width that they name (Spec §2: under).
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
        // Remount when the number of visible slides changes: slick would keep its old position.
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
        // A second press while the slides wrap around would send them all the way back.
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
 * Exposes each visible slide once to assistive technology and the keyboard. Slick hides the others but leaves their
 * links in the tab order, and it exposes the copies it makes for looping; here only the original is exposed.
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
