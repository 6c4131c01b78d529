import { compareFaqs, type FaqEntry } from './faq-entry';

/**
 * The list after a refresh. Whatever the reader holds (an open answer, a focused question) keeps its place and its text:
 * up to the last such entry the list stays as it is, and what changed there shows on the next visit.
 * @param shown the list on the page, in order
 * @param fresh what the API returned
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
