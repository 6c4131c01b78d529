import { searchTextOf } from './search-text';

interface WriteEvent {
  model: { uid: string };
  params: { where?: unknown; data?: unknown };
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/**
 * The hooks of a content type that keep `searchText`: what is searched in holds no markup and is folded alike in every
 * database, of which SQLite knows the case of ASCII letters only.
 * @param fields the plain fields that are searched beside the description
 */
export function keepSearchText(uid: 'api::blog.blog' | 'api::faq.faq', fields: readonly string[]) {
  const write = (data: Row, stored: Row = {}) => {
    const value = (field: string) => (data[field] === undefined ? stored[field] : data[field]);
    data.searchText = searchTextOf(fields.map(value), value('description'));
  };
  return {
    beforeCreate({ params: { data } }: WriteEvent) {
      if (isRow(data)) write(data);
    },
    beforeCreateMany({ params: { data } }: WriteEvent) {
      if (Array.isArray(data)) for (const each of data) if (isRow(each)) write(each);
    },
    async beforeUpdate({ params: { data, where } }: WriteEvent) {
      if (!isRow(data) || ![...fields, 'description'].some((field) => field in data)) return;
      const stored: unknown = await strapi.db.query(uid).findOne({ where });
      if (isRow(stored)) write(data, stored);
    },
  };
}
