import { useEffect, useRef, useState } from 'react';
import { readText, type CheckedEntry } from '../../../api';

/** A data URL may have millions of characters. */
const shortOf = (src: string): string =>
  `${String(src.length)} ${src.slice(0, 40)} ${src.slice(-40)}`;

/** The width of a picture; 0 for one that cannot be shown. */
function measured(src: string): Promise<number> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      resolve(image.naturalWidth);
    };
    image.onerror = () => {
      resolve(0);
    };
    image.src = src;
  });
}

type WidthOf = (src: string) => number | undefined;

/** Measures the pictures of an entry, each once. @returns the width of one; undefined while it is not known */
export function useWidths({ images, description }: CheckedEntry): WidthOf {
  const widths = useRef(new Map<string, Promise<number>>());
  const [widthOf, setWidthOf] = useState<WidthOf>(() => () => undefined);

  useEffect(() => {
    let current = true;
    const sources = [...images, ...readText(description).images].map(({ src }) => src);
    const pending = [...new Set(sources)].map(async (src): Promise<[string, number]> => {
      const key = shortOf(src);
      const width = widths.current.get(key) ?? measured(src);
      widths.current.set(key, width);
      return [key, await width];
    });
    void Promise.all(pending).then((pairs) => {
      const known = new Map(pairs);
      // Neither is a picture that cannot be shown known to be small.
      if (current) setWidthOf(() => (src: string) => known.get(shortOf(src)) || undefined);
    });
    return () => {
      current = false;
    };
  }, [images, description]);

  return widthOf;
}
