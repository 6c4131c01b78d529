import { useEffect } from 'react';
import { keptNames } from './kept-request-names';

/** What sends them is fetched only where something waits. Without a network that fails, and is tried again. */
function resume(): void {
  if (keptNames().length === 0) return;
  import(/* webpackChunkName: "demo-sending" */ './deliver').then(
    ({ deliver }) => deliver(),
    () => undefined,
  );
}

/**
 * Sends the demo requests that the browser has kept: on each page whose scripts are there, and when the network is back.
 * @param props.path of the page shown
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
