import { isSparing } from '../page-scripts/sparing';

/**
 * Runs a prefetching task when the page is idle, unless the visitor saves data.
 * @returns cancels it
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
