import type { Core } from '@strapi/strapi';
import { searchTextOf } from './search-text';

const tables = { blogs: ['title', 'tag', 'category'], faqs: ['question'] } as const;

/** Gives entries from before there was a search what they are found by. Their versions stay as they are. */
export async function fillSearchText(strapi: Core.Strapi): Promise<void> {
  for (const [table, fields] of Object.entries(tables)) {
    const rows = strapi.db.connection<Record<string, unknown>>(table);
    for (const row of await rows.clone().whereNull('search_text')) {
      const values = fields.map((field) => row[field]);
      const text = searchTextOf(values, row.description);
      await rows.clone().where('id', String(row.id)).update({ search_text: text });
    }
  }
}
