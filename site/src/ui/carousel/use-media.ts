import { useCallback, useSyncExternalStore } from 'react';
import type { CarouselFigures } from '../../content/carousel';

/** Whether a media query matches; false during the first render, so that it agrees with the pre-render. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => listenTo([query], changed), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/**
 * The number of slides that fit the window; undefined during the first render. It uses the same media queries as the
 * style sheet, so that both always agree.
 */
export function useSlidesShown(steps: CarouselFigures['steps']): number | undefined {
  const subscribe = useCallback(
    (changed: () => void) => listenTo(steps.map(queryOf), changed),
    [steps],
  );
  return useSyncExternalStore(
    subscribe,
    () => (steps.filter((step) => matchMedia(queryOf(step)).matches).at(-1) ?? steps[0]).show,
    () => undefined,
  );
}

const queryOf = ({ from }: CarouselFigures['steps'][number]) => `(min-width: ${String(from)}px)`;

function listenTo(queries: readonly string[], changed: () => void) {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}
