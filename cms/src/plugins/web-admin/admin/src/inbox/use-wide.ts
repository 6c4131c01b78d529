import { useSyncExternalStore } from 'react';

/** From this width on, a lead stands beside the list. */
const wide = '(min-width: 1280px)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
};

/** Whether list and lead stand side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
