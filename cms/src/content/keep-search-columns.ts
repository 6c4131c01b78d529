import { isObject } from '../contract/json';
import { contentSearchColumns, searchedContent, type ContentTable } from './searched-content';

interface WriteEvent {
  model: { uid: string };
  params: { where?: unknown; data?: unknown };
}

type Row = Record<string, unknown>;

/** The hooks of a content type that keep its search and sort columns up to date. */
export function keepSearchColumns(table: ContentTable) {
  const { uid, fields } = searchedContent[table];
  const written = [...fields, 'description'];
  const write = (data: Row, stored: Row = {}) => {
    const value = (field: string) => (data[field] === undefined ? stored[field] : data[field]);
    const row = Object.fromEntries(written.map((field) => [field, value(field)]));
    Object.assign(data, contentSearchColumns(table, row));
  };
  return {
    beforeCreate({ params: { data } }: WriteEvent) {
      if (isObject(data)) write(data);
    },
    beforeCreateMany({ params: { data } }: WriteEvent) {
      if (Array.isArray(data)) for (const each of data) if (isObject(each)) write(each);
    },
    async beforeUpdate({ params: { data, where } }: WriteEvent) {
      if (!isObject(data) || !written.some((field) => field in data)) return;
      const stored: unknown = await strapi.db.query(uid).findOne({ where });
      if (isObject(stored)) write(data, stored);
    },
  };
}
