import { useCallback, useEffect, useState } from 'react';
import type { ShownPreviewPicture } from '../../api';
import { type Loaded, loadPreview, loadPreviewPicture } from './load-preview';

/** What arrived of the pictures, by their paths on the CMS; null for one that cannot be shown. */
export type LoadedPictures = ReadonlyMap<string, ShownPreviewPicture | null>;

/** What a token shows. */
type Shown = Loaded & { token: string };

/** How many pictures are asked for at the same time. */
const lanes = 4;

const tokenInAddress = () => window.location.hash.slice(1).trim();

/**
 * Shows what the token in the address is for, and again when the address gets another one.
 * @returns undefined for `loaded` while it is loading for the first time
 */
export function usePreview() {
  const [loaded, setLoaded] = useState<Shown>();
  const [pictures, setPictures] = useState<LoadedPictures>(new Map());
  const [attempt, setAttempt] = useState(0);

  const reload = useCallback(() => {
    setAttempt((last) => last + 1);
  }, []);

  useEffect(() => {
    window.addEventListener('hashchange', reload);
    return () => {
      window.removeEventListener('hashchange', reload);
    };
  }, [reload]);

  useEffect(() => {
    let isCurrent = true;
    const token = tokenInAddress();

    const loadPictures = async (waiting: string[]) => {
      for (let src = waiting.shift(); src !== undefined; src = waiting.shift()) {
        const place = src;
        const picture = await loadPreviewPicture(token, place);
        if (!isCurrent) return;
        setPictures((known) => new Map(known).set(place, picture ?? null));
      }
    };

    const load = async () => {
      // A draft that is loaded again stays in view until the newer one has come.
      setLoaded((last) => (last?.token === token && last.state === 'shown' ? last : undefined));
      const answer: Loaded = token === '' ? { state: 'ended' } : await loadPreview(token);
      if (!isCurrent) return;
      setLoaded({ ...answer, token });
      if (answer.state !== 'shown' || answer.preview.entry.kind !== 'blog') return;
      const waiting = answer.preview.entry.pictures.map(({ src }) => src);
      await Promise.all(Array.from({ length: lanes }, () => loadPictures(waiting)));
    };

    void load();
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return { loaded, pictures, reload };
}
