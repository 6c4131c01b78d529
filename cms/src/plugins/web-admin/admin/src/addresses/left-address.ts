import type { ManagedBlog } from '../../../api';

/** What the addresses of articles answer that are not on the site. */
export interface LeftAddress {
  gone: boolean;
  /** Where they lead, unless they are gone; what is typed so far. */
  to: string;
}

/** What is answered if nothing is chosen. */
export const gone: LeftAddress = { gone: true, to: '' };

/** Articles whose addresses a question is about, and the answer so far. */
export interface Leaving<B> {
  blogs: readonly B[];
  answer: LeftAddress;
}

/**
 * What to ask before articles leave the site: those that it shows are asked about. If it shows none of them, those that it once
 * showed are, as far as one answer fits all. Nothing is asked about articles that were never public.
 */
export function addressesLeftBy<B extends Pick<ManagedBlog, 'published' | 'leadsTo'>>(
  blogs: readonly B[],
): Leaving<B> | undefined {
  const shown = blogs.filter(({ published }) => published);
  if (shown.length > 0) return { blogs: shown, answer: gone };
  const left = blogs.filter(({ leadsTo }) => leadsTo !== undefined);
  const [first] = left;
  if (first === undefined || left.some(({ leadsTo }) => leadsTo !== first.leadsTo)) {
    return undefined;
  }
  const to = first.leadsTo ?? '';
  return { blogs: left, answer: { gone: to === '', to } };
}

/** The answer as the CMS takes it, which checks what was typed. */
export const leftBody = ({ gone: isGone, to }: LeftAddress): { gone: true } | { to: string } =>
  isGone ? { gone: true } : { to };
