import { type Faq, isObject } from '../../api';
import { callEndpoint } from '../../api-client/call-endpoint';
import type { ApiBody } from '../../api-client/request';
import { richTextInBrowser } from '../../ui/rich-text/from-browser';
import type { FaqEntry } from './faq-entry';

const texts = [
  '_id',
  'question',
  'description',
  'createdAt',
] as const satisfies readonly (keyof Faq)[];

type FaqRow = Pick<Faq, (typeof texts)[number]>;

const isFaq = (row: unknown): row is FaqRow =>
  isObject(row) && texts.every((name) => typeof row[name] === 'string');

/** Validates the answer. By hand, since Yup would be the largest part of the page. */
function listIn({ allfaqs, pagination }: ApiBody): FaqRow[] {
  if (!Array.isArray(allfaqs) || !allfaqs.every(isFaq)) throw new Error('allfaqs holds no FAQs');
  const total = isObject(pagination) ? pagination.total : undefined;
  // A partial list must not remove questions from the page.
  if (typeof total !== 'number' || allfaqs.length < total)
    throw new Error('allfaqs answered with one page of several');
  return allfaqs;
}

/**
 * Fetches all published FAQs from the API.
 * @throws Error when the answer is missing or incomplete
 */
export async function loadFaqs(): Promise<FaqEntry[]> {
  const result = await callEndpoint('allfaqs');
  if (!result.ok) throw new Error(`allfaqs answered with status ${String(result.status)}`);
  return listIn(result.body).map(({ _id, question, description, createdAt }) => ({
    _id,
    question,
    createdAt,
    answer: richTextInBrowser(description),
  }));
}
