import { type RefObject, useEffect } from 'react';
import type Slider from 'react-slick';
import { slideTransition } from '../../content/carousel';

/** The slide that slick stands at. */
const placeOf = (view: HTMLElement | null): string | undefined =>
  view?.querySelector<HTMLElement>('.slick-current:not(.slick-cloned)')?.dataset.index;

/**
 * Keeps slick at the slide that is announced. Slick measures itself anew when its size changes; where that falls into the
 * moment in which a move begins, it takes the old place for the new one, and stays there.
 * @param view holds slick's slides
 */
export function useKeptPlace(
  view: RefObject<HTMLElement>,
  slider: RefObject<Pick<Slider, 'slickGoTo'>>,
  first: number,
): void {
  useEffect(() => {
    const look = () => {
      const place = placeOf(view.current);
      if (place !== undefined && place !== String(first)) slider.current?.slickGoTo(first, true);
    };
    const timer = setTimeout(look, slideTransition + 100);
    return () => {
      clearTimeout(timer);
    };
  }, [view, slider, first]);
}
