import type { Core } from '@strapi/strapi';
import type { FaqList } from '../../contract/content/faq';
import type { PageQuery } from '../../contract/list-query';
import { toFaq } from './faq-entry';

/** One page of the published FAQs, oldest first, as the site shows them. */
export async function listPublishedFaqs(strapi: Core.Strapi, query: PageQuery): Promise<FaqList> {
  const { page, pageSize } = query;
  const faqs = strapi.documents('api::faq.faq');
  const [rows, total] = await Promise.all([
    faqs.findMany({
      status: 'published',
      sort: ['createdAt:asc', 'id:asc'],
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    faqs.count({ status: 'published' }),
  ]);
  return { allfaqs: rows.map(toFaq), pagination: { page, pageSize, total } };
}
