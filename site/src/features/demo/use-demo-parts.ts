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

/** Prefetches the content of the popup. If this fails, opening the popup tries again. */
export function prefetchDemoParts(): void {
  load().catch(() => undefined);
}

/** The content of the popup, fetched when it opens; null while it is loading. */
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
