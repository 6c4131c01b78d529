import { useEffect, useState } from 'react';
import type { SeoProps, SeoTags } from './SeoTags';

type Tags = typeof SeoTags;

/** The page that was published has its head already; the next one, which the reader goes on to, needs it written. */
let first = true;
let loaded: Tags | null = null;

async function load(): Promise<Tags> {
  loaded ??= (await import(/* webpackChunkName: "head" */ './SeoTags')).SeoTags;
  return loaded;
}

/** `Seo` in the browser: what writes the head, react-helmet with it, is fetched when the reader goes on to another page. */
export function Seo(props: SeoProps) {
  const [published] = useState(first);
  const [Tags, setTags] = useState(() => loaded);

  useEffect(() => {
    first = false;
    if (published) return;
    let left = false;
    load().then(
      (found) => {
        if (!left) setTags(() => found);
      },
      // The tab goes on to show the title of the page before.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [published]);

  return Tags && <Tags {...props} />;
}
