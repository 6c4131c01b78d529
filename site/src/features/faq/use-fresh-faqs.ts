import { startTransition, useEffect, useState } from 'react';
import { anchorOf, compareFaqs, type FaqEntry } from './faq-entry';
import { loadFaqs } from './load-faqs';

/** Whether the reader is at an entry: its answer is open, or the focus is in it. */
const isHeld = (faq: FaqEntry) => {
  const details = document.getElementById(anchorOf(faq))?.closest('details');
  return details ? details.open || details.contains(document.activeElement) : false;
};

const isSame = (one: FaqEntry, other: FaqEntry) =>
  compareFaqs(one, other) === 0 &&
  one.question === other.question &&
  JSON.stringify(one.answer) === JSON.stringify(other.answer);

/**
 * Entries that have not changed stay the same objects, and so does a list without a change: nothing of it is rendered again,
 * which on a slow phone would hold up the first tap.
 */
function keepUnchanged(shown: FaqEntry[], fresh: FaqEntry[]): FaqEntry[] {
  const known = new Map(shown.map((faq) => [faq._id, faq]));
  const kept = fresh.map((faq) => {
    const before = known.get(faq._id);
    return before !== undefined && isSame(before, faq) ? before : faq;
  });
  const hasChanged = kept.length !== shown.length || kept.some((faq, at) => faq !== shown[at]);
  return hasChanged ? kept : shown;
}

/**
 * Merges a refreshed list. Entries that the reader holds (an open answer, a focused question) keep their place and
 * text: the list stays as it is up to the last of them, and changes there show on the next visit.
 * @param shown the list on the page, in order
 * @param fresh the list from the API
 * @param isHeld whether the reader is at this entry
 */
export function mergeFresh(
  shown: FaqEntry[],
  fresh: FaqEntry[],
  isHeld: (faq: FaqEntry) => boolean,
): FaqEntry[] {
  const sorted = [...fresh].sort(compareFaqs);
  const lastHeld = shown.filter(isHeld).at(-1);
  if (lastHeld === undefined) return keepUnchanged(shown, sorted);
  return keepUnchanged(shown, [
    ...shown.slice(0, shown.indexOf(lastHeld) + 1),
    ...sorted.filter((faq) => compareFaqs(faq, lastHeld) > 0),
  ]);
}

/**
 * The built FAQs, refreshed once the page is live, so that a new FAQ appears before the next build. Spec §8: a failed
 * fetch is only logged to the console.
 */
export function useFreshFaqs(built: FaqEntry[]): FaqEntry[] {
  const [faqs, setFaqs] = useState(built);
  useEffect(() => {
    let left = false;
    loadFaqs().then(
      (fresh) => {
        if (left) return;
        // In small steps: it is not urgent.
        startTransition(() => {
          setFaqs((shown) => mergeFresh(shown, fresh, isHeld));
        });
      },
      (failure: unknown) => {
        // eslint-disable-next-line no-console -- Spec §8: network failures in data fetches are only logged to the console
        console.error('The list of questions could not be refreshed.', failure);
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return faqs;
}
