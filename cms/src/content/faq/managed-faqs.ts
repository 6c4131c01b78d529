import type { Core } from '@strapi/strapi';
import type { faqSorts } from '../../contract/content/faq';
import type { EntryFilter } from '../../contract/content/entry-state';
import type { ListQuery } from '../../contract/list-query';
import type { EntryList, ManagedFaq } from '../../contract/panel';
import { readEntry } from '../edits/check-version';
import { atPlace, type EntryPlace } from '../edits/entry-place';
import { editorFields } from '../edits/editor-name';
import { draftsFor, entriesInPanel } from '../schedule/entries-in-panel';
import { listOrder } from '../../search/sort';
import { searchFilter } from '../../search/search-filter';
import { searchedContent } from '../searched-content';
import { toManagedFaq } from './faq-entry';

export interface ManagedFaqQuery extends ListQuery<(typeof faqSorts)[number]> {
  /** Only FAQs in this state, or with a plan; those in the trash only if it is named. */
  state?: EntryFilter | undefined;
}

/** One page of the FAQs of a state, or of all that are not in the trash. */
export async function listManagedFaqs(
  strapi: Core.Strapi,
  { page, pageSize, sort, search, state }: ManagedFaqQuery,
): Promise<EntryList<ManagedFaq>> {
  const faqs = strapi.documents('api::faq.faq');
  const { where, ...inState } = await draftsFor(strapi, 'api::faq.faq', state);
  const filters = { ...searchFilter(search), ...where };
  const [rows, total] = await Promise.all([
    faqs.findMany({
      ...inState,
      filters,
      sort: listOrder(sort, searchedContent.faqs.sortColumns),
      start: (page - 1) * pageSize,
      limit: pageSize,
    }),
    faqs.count({ ...inState, filters }),
  ]);
  const inPanel = await entriesInPanel(strapi, 'api::faq.faq', rows);
  return {
    result: rows.map((row) => toManagedFaq(row, inPanel(row))),
    pagination: { page, pageSize, total },
  };
}

/**
 * One FAQ as editors see it.
 * @throws Refusal when it is not at this place
 */
export async function readManagedFaq(
  strapi: Core.Strapi,
  id: string,
  place: EntryPlace = 'listed',
): Promise<ManagedFaq> {
  const row = await readEntry('FAQ', id, (documentId) =>
    strapi.documents('api::faq.faq').findFirst({
      status: 'draft',
      filters: { documentId, ...atPlace(place) },
      populate: editorFields,
    }),
  );
  const inPanel = await entriesInPanel(strapi, 'api::faq.faq', [row]);
  return toManagedFaq(row, inPanel(row));
}
