import { type RefObject, useEffect, useRef, useState } from 'react';

/** A row counts as at rest when it has not scrolled, and no finger has been on it, for this time, in ms. */
const restAfter = 150;

const touchEvents = ['touchstart', 'touchend', 'touchcancel'] as const;

/**
 * The row of slides before slick is loaded: reports the slide it has scrolled to and whether it is at rest, and scrolls
 * to a slide.
 */
export function useRow(
  row: RefObject<HTMLElement>,
  present: boolean,
  onMove: (first: number) => void,
) {
  const [atRest, setAtRest] = useState(true);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });

  useEffect(() => {
    const element = row.current;
    if (!present || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched = false;
    const follow = () => {
      const width = slideWidth(element);
      if (width > 0) move.current(Math.round(element.scrollLeft / width));
    };
    const onMoved = () => {
      setAtRest(false);
      clearTimeout(timer);
      // A finger that does not move may scroll again later.
      if (touched) return;
      timer = setTimeout(() => {
        setAtRest(true);
      }, restAfter);
    };
    const onScroll = () => {
      follow();
      onMoved();
    };
    // Pointer events end when the browser begins to scroll; touch events end with the touch.
    const onTouch = ({ touches }: TouchEvent) => {
      touched = Array.from(touches).some(
        ({ target }) => target instanceof Node && element.contains(target),
      );
      onMoved();
    };
    // It may have been scrolled before the script arrived.
    if (element.scrollLeft > 0) follow();
    element.addEventListener('scroll', onScroll, { passive: true });
    for (const name of touchEvents) element.addEventListener(name, onTouch, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      for (const name of touchEvents) element.removeEventListener(name, onTouch);
    };
  }, [row, present]);

  const scrollTo = (first: number, smooth: boolean) => {
    row.current?.scrollTo({
      left: first * slideWidth(row.current),
      behavior: smooth ? 'smooth' : 'auto',
    });
  };

  return { atRest, scrollTo };
}

/** From the start of one slide to the start of the next, in px. */
function slideWidth({ children: [first, second] }: HTMLElement): number {
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
