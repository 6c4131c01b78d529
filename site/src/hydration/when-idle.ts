import { isSparing } from '../loader/sparing';

/**
 * Does something once the page has nothing better to do, unless the visitor saves data: it is to fetch what may be wanted next.
 * @returns forgets it
 */
export function whenIdle(task: () => void): () => void {
  if (isSparing()) return () => undefined;
  // Safari has no idle callbacks.
  if (!Reflect.has(window, 'requestIdleCallback')) {
    const timer = setTimeout(task, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(task);
  return () => {
    cancelIdleCallback(request);
  };
}
