import { plainText } from './rich-text/plain-text';
import { searchColumns } from '../search/search-columns';

type Row = Readonly<Record<string, unknown>>;

/** What the entries of a content type are found by, besides their description, and sorted by. */
export const searchedContent = {
  blogs: {
    uid: 'api::blog.blog',
    fields: ['title', 'tag', 'category'],
    sortColumns: {
      createdAt: 'createdAt',
      updatedAt: 'updatedAt',
      title: 'titleKey',
      category: 'categoryKey',
    },
  },
  faqs: {
    uid: 'api::faq.faq',
    fields: ['question'],
    sortColumns: { createdAt: 'createdAt', updatedAt: 'updatedAt', question: 'questionKey' },
  },
} as const;

export type ContentTable = keyof typeof searchedContent;

/** The search and sort columns of an entry. Of its description, only the visible text counts. */
export function contentSearchColumns(table: ContentTable, row: Row): Record<string, string> {
  const { fields, sortColumns } = searchedContent[table];
  const { description } = row;
  const words = typeof description === 'string' ? plainText(description) : '';
  const keyed = Object.entries(sortColumns).filter(([field, column]) => field !== column);
  return searchColumns(
    [...fields.map((field) => row[field]), words],
    Object.fromEntries(keyed.map(([field, column]) => [column, row[field]])),
  );
}
