import type { Faq } from '../../api';
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

const isObject = (value: unknown): value is ApiBody => typeof value === 'object' && value !== null;

const isFaq = (row: unknown): row is FaqRow =>
  isObject(row) && texts.every((name) => typeof row[name] === 'string');

/** The answer's list. Checked by hand: Yup would be the heaviest part of the page. */
function listIn({ allfaqs, pagination }: ApiBody): FaqRow[] {
  if (!Array.isArray(allfaqs) || !allfaqs.every(isFaq)) throw new Error('allfaqs holds no FAQs');
  const total = isObject(pagination) ? pagination.total : undefined;
  // Half a list must not take questions off the page.
  if (typeof total !== 'number' || allfaqs.length < total)
    throw new Error('allfaqs answered with one page of several');
  return allfaqs;
}

/**
 * Asks the API for all published FAQs.
 * @throws Error when it does not answer, or not with all of them
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
