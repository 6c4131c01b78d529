import type { Core } from '@strapi/strapi';
import type { Faq, FaqList } from '../../contract/faq';
import type { PageQuery } from '../../contract/pagination';

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
  const allfaqs = rows.map((row): Faq => ({
    _id: row.documentId,
    id: row.documentId,
    question: row.question ?? '',
    description: row.description ?? '',
    createdAt: new Date(row.createdAt ?? 0).toISOString(),
    updatedAt: new Date(row.updatedAt ?? 0).toISOString(),
  }));
  return { allfaqs, pagination: { page, pageSize, total } };
}
