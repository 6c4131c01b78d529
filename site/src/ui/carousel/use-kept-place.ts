import { type RefObject, useEffect } from 'react';
import type Slider from 'react-slick';
import { slideTransition } from '../../content/carousel';

/**
 * Whether slick's row shows another slide, or the slide at the wrong offset. Slick's "current" slide is its last
 * target; its "active" slides are the visible ones.
 */
function isMisplaced(list: Element, first: number): boolean {
  const shown = list.querySelector<HTMLElement>('.slick-active:not(.slick-cloned)');
  if (shown === null) return false;
  const { left, width } = shown.getBoundingClientRect();
  const isElsewhere = Math.abs(left - list.getBoundingClientRect().left) > width / 2;
  return isElsewhere || shown.dataset.index !== String(first);
}

/**
 * Keeps slick at the announced slide. Slick measures itself again when its size changes, and takes its first layout for
 * such a change. If that happens as a move begins, the row jumps back and stays there.
 * @param view contains slick's slides
 */
export function useKeptPlace(
  view: RefObject<HTMLElement>,
  slider: RefObject<Pick<Slider, 'slickGoTo'>>,
  first: number,
): void {
  useEffect(() => {
    const look = () => {
      // While it is dragged, the row may be anywhere.
      const list = view.current?.querySelector('.slick-list:not(.dragging)');
      if (list && isMisplaced(list, first)) slider.current?.slickGoTo(first, true);
    };
    const timer = setTimeout(look, slideTransition + 100);
    return () => {
      clearTimeout(timer);
    };
  }, [view, slider, first]);
}
