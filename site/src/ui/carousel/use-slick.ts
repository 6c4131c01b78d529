import { type ComponentType, type RefAttributes, useCallback, useEffect, useState } from 'react';
import type Slider from 'react-slick';
import { whenIdle } from '../../hydration/when-idle';
import type { SlickSlidesProps } from './SlickSlides';

type SlickSlides = ComponentType<SlickSlidesProps & RefAttributes<Slider>>;

/**
 * Loads react-slick, a chunk of its own: when the carousel is on screen and the page is idle, or at once with `load`.
 * If that fails, the row of slides stays.
 */
export function useSlick(onScreen: boolean) {
  const [SlickSlides, setSlickSlides] = useState<SlickSlides>();
  const load = useCallback(() => {
    import(/* webpackChunkName: "slick" */ './SlickSlides').then(
      (module) => {
        setSlickSlides(() => module.default);
      },
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (onScreen) return whenIdle(load);
    return;
  }, [onScreen, load]);

  return { SlickSlides, load };
}
