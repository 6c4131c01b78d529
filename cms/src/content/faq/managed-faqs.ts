import type { Core } from '@strapi/strapi';
import type { faqSorts } from '../../contract/content/faq';
import type { ListQuery } from '../../contract/list-query';
import type { EntryList, ManagedFaq } from '../../contract/panel';
import { readEntry } from '../edits/check-version';
import { editorFields } from '../edits/editor-name';
import { listOrder } from '../../search/sort';
import { entriesOnSite } from '../../publishing/entry-publishing';
import { searchFilter } from '../../search/search-filter';
import { searchedContent } from '../searched-content';
import { toManagedFaq } from './faq-entry';

export type ManagedFaqQuery = ListQuery<(typeof faqSorts)[number]>;

/** One page of all FAQs, including those that are not on the site. */
export async function listManagedFaqs(
  strapi: Core.Strapi,
  { page, pageSize, sort, search }: ManagedFaqQuery,
): Promise<EntryList<ManagedFaq>> {
  const faqs = strapi.documents('api::faq.faq');
  const filters = searchFilter(search);
  const [rows, total] = await Promise.all([
    faqs.findMany({
      status: 'draft',
      filters,
      sort: listOrder(sort, searchedContent.faqs.sortColumns),
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    faqs.count({ status: 'draft', filters }),
  ]);
  const onSite = await entriesOnSite(strapi, 'api::faq.faq', rows);
  return {
    result: rows.map((row) => toManagedFaq(row, onSite(row.documentId))),
    pagination: { page, pageSize, total },
  };
}

/**
 * One FAQ as editors see it.
 * @throws Refusal when it is gone
 */
export async function readManagedFaq(strapi: Core.Strapi, id: string): Promise<ManagedFaq> {
  const row = await readEntry('FAQ', id, (documentId) =>
    strapi
      .documents('api::faq.faq')
      .findOne({ documentId, status: 'draft', populate: editorFields }),
  );
  const onSite = await entriesOnSite(strapi, 'api::faq.faq', [row]);
  return toManagedFaq(row, onSite(row.documentId));
}
