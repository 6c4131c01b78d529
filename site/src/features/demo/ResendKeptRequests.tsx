import { useEffect } from 'react';
import { keptNames } from './kept-request-names';

/** Fetches the sender only if requests are waiting. Without a network this fails and is tried again. */
function resume(): void {
  if (keptNames().length === 0) return;
  import(/* webpackChunkName: "demo-sending" */ './deliver').then(
    ({ deliver }) => deliver(),
    () => undefined,
  );
}

/**
 * Sends the demo requests that the browser has kept: on each page once its scripts run, and when the network returns.
 * @param props.path the path of the current page
 */
export function ResendKeptRequests({ path }: { path: string }): null {
  useEffect(() => {
    resume();
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
    };
  }, [path]);
  return null;
}
