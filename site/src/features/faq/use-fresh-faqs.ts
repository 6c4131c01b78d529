import { useEffect, useState } from 'react';
import { anchorOf, type FaqEntry } from './faq-entry';
import { loadFaqs } from './load-faqs';
import { mergeFresh } from './merge-fresh';

/** The reader is at an entry when its answer is open, or the focus is in it. */
const isHeld = (faq: FaqEntry) => {
  const details = document.getElementById(anchorOf(faq))?.closest('details');
  return details ? details.open || details.contains(document.activeElement) : false;
};

/**
 * The FAQs that the page was built with, brought up to date once the page is live, so that a new FAQ is there before the
 * next build. Spec §8: a failed fetch of data is only logged to the console.
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
