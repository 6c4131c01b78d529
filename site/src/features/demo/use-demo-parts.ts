import { useEffect, useState } from 'react';

async function fetchParts() {
  const [{ DemoForm }, { DemoDrawing }] = await Promise.all([
    import(/* webpackChunkName: "demo" */ './DemoForm'),
    import(/* webpackChunkName: "demo" */ './DemoDrawing'),
  ]);
  return { DemoForm, DemoDrawing };
}

type Parts = Awaited<ReturnType<typeof fetchParts>>;

let loaded: Parts | null = null;

async function load(): Promise<Parts> {
  loaded ??= await fetchParts();
  return loaded;
}

/** Fetches what the popup shows before it is asked for. It is asked for again when this fails. */
export function prefetchDemoParts(): void {
  load().catch(() => undefined);
}

/** What the popup shows, fetched when it opens: null while it is on its way. */
export function useDemoParts(): Parts | 'unreachable' | null {
  const [parts, setParts] = useState<Parts | 'unreachable' | null>(loaded);
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => {
        if (wanted) setParts(found);
      },
      () => {
        if (wanted) setParts('unreachable');
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return parts;
}
