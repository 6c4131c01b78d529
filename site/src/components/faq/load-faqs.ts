import { array, number, object, string } from 'yup';
import { callEndpoint } from '../../api-client/callEndpoint';
import { richTextInBrowser } from '../rich-text/from-browser';
import type { FaqEntry } from './faq-entry';

const faqList = object({
  allfaqs: array(
    object({
      _id: string().required(),
      question: string().required(),
      description: string().defined(),
      createdAt: string().required(),
    }),
  ).required(),
  pagination: object({ total: number().required() }).required(),
});

/**
 * Asks the API for all published FAQs.
 * @throws Error when it does not answer, or not with all of them
 */
export async function loadFaqs(): Promise<FaqEntry[]> {
  const result = await callEndpoint('allfaqs');
  if (!result.ok) throw new Error(`allfaqs answered with status ${String(result.status)}`);
  const { allfaqs, pagination } = await faqList.validate(result.body);
  // Half a list must not take questions off the page.
  if (allfaqs.length < pagination.total)
    throw new Error('allfaqs answered with one page of several');
  return allfaqs.map(({ description, ...faq }) => ({
    ...faq,
    answer: richTextInBrowser(description),
  }));
}
