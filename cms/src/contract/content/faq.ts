import { object } from 'yup';
import { type Endpoint, routes } from '../routes';
import { filled, line, lines } from '../fields';
import { limits } from '../limits';
import type { Pagination } from '../list-query';
import { isBlankRichText } from './rich-text';
import { texts } from '../texts';
import { draftTitle } from './entry-state';

/** Spec §3. `id` equals `_id`; times are ISO 8601; `description` is sanitised HTML. */
export interface Faq {
  _id: string;
  id: string;
  question: string;
  description: string;
  createdAt: string;
  updatedAt: string;
}

export interface FaqList {
  allfaqs: Faq[];
  pagination: Pagination;
}

/** What the list of FAQs can be sorted by in the panel. */
export const faqSorts = ['createdAt', 'updatedAt', 'question'] as const;

/** Spec §5: question and description must be filled. */
export const faqBody = object({
  question: filled(line('question', limits.question), texts.faqFields),
  description: filled(lines('description', limits.richText), texts.faqFields).test(
    'visible',
    texts.faqFields,
    (html) => !isBlankRichText(html),
  ),
});

/** A draft of a FAQ. Its answer may still be missing. */
export const faqDraft = object({
  question: filled(line('question', limits.question), draftTitle),
  description: lines('description', limits.richText),
});

export const faqEndpoints = {
  createfaq: {
    ...routes.createfaq,
    access: 'admin',
    body: faqBody,
    bodyLimit: limits.faqBody,
    summary: 'Creates a FAQ and publishes it.',
  },
  allfaqs: {
    ...routes.allfaqs,
    access: 'anyone',
    summary: 'The published FAQs, oldest first.',
  },
  editfaq: {
    ...routes.editfaq,
    access: 'admin',
    body: faqBody,
    bodyLimit: limits.faqBody,
    summary: 'Changes a FAQ and publishes it.',
  },
  deletefaq: {
    ...routes.deletefaq,
    access: 'admin',
    summary: 'Takes a FAQ off the site and puts it into the trash.',
  },
} as const satisfies Record<string, Endpoint>;
