import { faqAnchor } from '../../api';
import type { RichText } from '../../ui/rich-text/tree';

/** A FAQ as the page shows it: the contract's `Faq` with its description read into a tree. */
export interface FaqEntry {
  _id: string;
  question: string;
  answer: RichText;
  /** ISO 8601. */
  createdAt: string;
}

/** The anchor of a question. It is on the answer, since browsers open a `details` element to reveal an anchor inside it. */
export const anchorOf = ({ _id }: Pick<FaqEntry, '_id'>) => faqAnchor(_id);

/** Sorts oldest first, and by id at the same moment, so that build and refresh agree. */
export function compareFaqs(a: FaqEntry, b: FaqEntry): number {
  const [keyA, keyB] = [`${a.createdAt} ${a._id}`, `${b.createdAt} ${b._id}`];
  return keyA < keyB ? -1 : Number(keyA > keyB);
}
