import { useEffect, useState } from 'react';
import { anchorOf, compareFaqs, type FaqEntry } from './faq-entry';
import { loadFaqs } from './load-faqs';

/** Whether the reader is at an entry: its answer is open, or the focus is in it. */
const isHeld = (faq: FaqEntry) => {
  const details = document.getElementById(anchorOf(faq))?.closest('details');
  return details ? details.open || details.contains(document.activeElement) : false;
};

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
  if (lastHeld === undefined) return sorted;
  return [
    ...shown.slice(0, shown.indexOf(lastHeld) + 1),
    ...sorted.filter((faq) => compareFaqs(faq, lastHeld) > 0),
  ];
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
        if (!left) setFaqs((shown) => mergeFresh(shown, fresh, isHeld));
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
