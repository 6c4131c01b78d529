import type { Core } from '@strapi/strapi';
import { isObject } from '../../contract/json';
import { linkArticles } from '../links/keep-article-links';
import { sanitiseRichText } from './sanitise';

/** FAQ answers contain no pictures: the browser fetches the list again, and no build has prepared files for it. */
const pictures: Record<string, 'none' | 'stored'> = {
  'api::blog.blog': 'stored',
  'api::faq.faq': 'none',
};

async function clean(strapi: Core.Strapi, uid: string, data: unknown): Promise<void> {
  if (!isObject(data) || typeof data.description !== 'string') return;
  const rules = { pictures: pictures[uid] ?? 'none', references: true };
  data.description = await linkArticles(strapi, sanitiseRichText(data.description, rules));
}

/**
 * Sanitises the description of every blog and FAQ, and names the articles that it links to, in the database layer: below the
 * content manager, the REST API, the document service and imports, so that nothing bypasses it.
 */
export function guardRichText(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: Object.keys(pictures),
    beforeCreate: ({ model, params }) => clean(strapi, model.uid, params.data),
    beforeUpdate: ({ model, params }) => clean(strapi, model.uid, params.data),
    async beforeCreateMany({ model, params }) {
      if (!Array.isArray(params.data)) return;
      for (const data of params.data) await clean(strapi, model.uid, data);
    },
    beforeUpdateMany: ({ model, params }) => clean(strapi, model.uid, params.data),
  });
}
