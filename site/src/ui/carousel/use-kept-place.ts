import { type RefObject, useEffect } from 'react';
import type Slider from 'react-slick';
import { slideTransition } from '../../content/carousel';

/**
 * Whether slick's row stands anywhere else than at the slide: at another one, or at the place of another one. The slide that
 * slick calls current is the one it was last sent to; those that it shows are called active.
 */
function isAstray(list: Element, first: number): boolean {
  const shown = list.querySelector<HTMLElement>('.slick-active:not(.slick-cloned)');
  if (shown === null) return false;
  const { left, width } = shown.getBoundingClientRect();
  const isElsewhere = Math.abs(left - list.getBoundingClientRect().left) > width / 2;
  return isElsewhere || shown.dataset.index !== String(first);
}

/**
 * Keeps slick at the slide that is announced. Slick measures itself anew when its size changes, which it also takes its
 * first layout for. Where that falls into the moment in which a move begins, the row goes back to the old place and stays.
 * @param view holds slick's slides
 */
export function useKeptPlace(
  view: RefObject<HTMLElement>,
  slider: RefObject<Pick<Slider, 'slickGoTo'>>,
  first: number,
): void {
  useEffect(() => {
    const look = () => {
      // Under a finger the row may stand anywhere.
      const list = view.current?.querySelector('.slick-list:not(.dragging)');
      if (list && isAstray(list, first)) slider.current?.slickGoTo(first, true);
    };
    const timer = setTimeout(look, slideTransition + 100);
    return () => {
      clearTimeout(timer);
    };
  }, [view, slider, first]);
}
