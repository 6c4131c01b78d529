import {
  startTransition,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type Slider from 'react-slick';
import {
  type CarouselFigures,
  type CarouselKind,
  type CarouselWords,
  carousels,
  slideInterval,
} from '../../content/carousel';
import * as styles from './Carousel.module.css';
import { Controls } from './Controls';
import { stepInRow } from './position';
import { useKeptPlace } from './use-kept-place';
import { useMedia, useSlidesShown } from './use-media';
import { useInterval, useRotation } from './use-rotation';
import { useRow } from './use-row';
import { useSlick } from './use-slick';

/** Whether an element is within the window. */
function useOnScreen(element: RefObject<Element>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return onScreen;
}

interface CarouselSlide {
  /** The slide's key, and the label of its button where slides can be picked. */
  name: string;
  /** No links or buttons, unless the carousel fades: in a moving carousel, the visible slide can be a copy. */
  content: ReactNode;
}

interface CarouselProps {
  kind: CarouselKind;
  words: CarouselWords;
  slides: readonly CarouselSlide[];
}

/**
 * A carousel by the WAI-ARIA Authoring Practices. Without script it is a row that scrolls. Slick takes over at the
 * current slide once it is loaded and the visitor does not use the row.
 */
export function Carousel({ kind, words, slides }: CarouselProps) {
  const figures: CarouselFigures = carousels[kind];
  const { steps } = figures;
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);

  const [first, setFirst] = useState(0);
  const [slick, setSlick] = useState(false);
  const show = useSlidesShown(steps);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const onScreen = useOnScreen(root);
  const { SlickSlides, load } = useSlick(onScreen);
  const { atRest, scrollTo } = useRow(row, !slick, setFirst);
  const { paused, rotating, toggle, watch } = useRotation(root, slick && onScreen && !still);

  useEffect(() => {
    const element = view.current;
    if (slick || !SlickSlides || !atRest || !element) return;
    const takeOver = () => {
      // Replacing the row would lose the focus inside it.
      if (element.contains(document.activeElement)) return;
      // In small steps, because on a slow phone it takes too long for a press to wait.
      startTransition(() => {
        setSlick(true);
      });
    };
    takeOver();
    // A visitor who starts to use the row between the steps keeps it.
    const stay = () => {
      setSlick(false);
    };
    // During the event the focus is still in the row.
    const later = () => setTimeout(takeOver);
    const events = {
      ...{ focusin: stay, scroll: stay, pointerdown: stay },
      ...{ focusout: later, pointerup: later, pointercancel: later },
    };
    for (const [name, listen] of Object.entries(events)) {
      element.addEventListener(name, listen, true);
    }
    return () => {
      for (const [name, listen] of Object.entries(events)) {
        element.removeEventListener(name, listen, true);
      }
    };
  }, [slick, SlickSlides, atRest]);

  const position = { first, show: show ?? steps[0].show, total: slides.length };

  const goTo = (target: number) => {
    if (slick) {
      slider.current?.slickGoTo(target);
      return;
    }
    load();
    setFirst(target);
    scrollTo(target, !still);
  };
  const step = (direction: 1 | -1) => {
    goTo(slick ? first + direction : stepInRow(position, direction));
  };
  const next = () => {
    step(1);
  };

  useInterval(next, slideInterval, rotating, first);
  useKeptPlace(view, slider, first);

  const items = slides.map(({ name, content }, index) => (
    <Slide key={name} place={index + 1} total={slides.length}>
      {content}
    </Slide>
  ));

  return (
    <div
      ref={root}
      className={`${styles.carousel ?? ''} ${styles[kind] ?? ''}`}
      role="group"
      aria-roledescription="carousel"
      // It plays automatically, so the page's loader fetches the script without waiting for the visitor.
      data-moves=""
      aria-label={words.label}
      {...watch}
    >
      <Controls
        kind={kind}
        words={words}
        names={slides.map(({ name }) => name)}
        first={first}
        show={show}
        paused={paused}
        onToggle={toggle}
        onPrevious={() => {
          step(-1);
        }}
        onNext={next}
        onPick={goTo}
      />
      <div ref={view} className={styles.view} aria-live={rotating ? 'off' : 'polite'}>
        {slick && SlickSlides ? (
          <SlickSlides
            ref={slider}
            figures={figures}
            position={position}
            still={still}
            onChange={setFirst}
          >
            {items}
          </SlickSlides>
        ) : (
          <div
            ref={row}
            className={styles.row}
            role="region"
            aria-label={words.row}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
            tabIndex={0}
          >
            {items}
          </div>
        )}
      </div>
    </div>
  );
}

interface SlideProps {
  /** Its place, from 1. */
  place: number;
  total: number;
  children: ReactNode;
}

/** One slide, the same in the row and in slick. It ignores the props that slick adds (style, tabindex). */
function Slide({ place, total, children }: SlideProps) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${String(place)} of ${String(total)}`}
    >
      {children}
    </div>
  );
}
