/** Spec §2 and §9: 10 a page, 5 numbers, and the third is active at first. */
export const faqPager = { perPage: 10, numbersShown: 5, initialPage: 3 } as const;

/** The active page: the wanted one, or the last if there are fewer. 0 if there is none. */
export const activePage = (wanted: number, pages: number) => Math.min(wanted, pages);

/** How many pages a number of matches fills. */
export const pagesFor = (matches: number) => Math.ceil(matches / faqPager.perPage);

/** The numbers shown: up to five, with the active one in the middle where there is room. */
export function pagerNumbers(active: number, pages: number): number[] {
  const shown = Math.min(faqPager.numbersShown, pages);
  const centred = active - Math.floor(shown / 2);
  const first = Math.max(1, Math.min(centred, pages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** The first and last match of a page, counted from 1. */
export function blockOf(page: number, matches: number): { first: number; last: number } {
  const first = (page - 1) * faqPager.perPage + 1;
  return { first, last: Math.min(page * faqPager.perPage, matches) };
}

/** The id of the mark before a block of ten. */
export const blockAnchor = (page: number) => `questions-${String(blockOf(page, 0).first)}`;
