import { useEffect, useMemo, useState } from 'react';
import { readText, type CheckedEntry } from '../../../api';

/** A data URL may have millions of characters. */
const shortOf = (src: string): string =>
  `${String(src.length)} ${src.slice(0, 40)} ${src.slice(-40)}`;

function widthOf(src: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      resolve(image.naturalWidth);
    };
    image.onerror = () => {
      resolve(undefined);
    };
    image.src = src;
  });
}

/** Measures the pictures of an entry, each once. @returns the width of one; undefined until it is known */
export function useWidths(entry: CheckedEntry): (src: string) => number | undefined {
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map());
  const { images, description } = entry;

  useEffect(() => {
    let current = true;
    const sources = [...images, ...readText(description).images].map(({ src }) => src);
    for (const src of new Set(sources)) {
      const key = shortOf(src);
      if (src === '' || widths.has(key)) continue;
      void widthOf(src).then((width) => {
        if (current && width !== undefined) setWidths((now) => new Map(now).set(key, width));
      });
    }
    return () => {
      current = false;
    };
    // Each measurement changes the widths; what is measured then is not measured again.
  }, [images, description, widths]);

  return useMemo(() => (src: string) => widths.get(shortOf(src)), [widths]);
}
