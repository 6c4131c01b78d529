import type { Core } from '@strapi/strapi';
import { isObject } from '../../contract/json';
import { sanitiseRichText } from './sanitise';

/** FAQ answers contain no pictures: the browser fetches the list again, and no build has prepared files for it. */
const pictures: Record<string, 'none' | 'stored'> = {
  'api::blog.blog': 'stored',
  'api::faq.faq': 'none',
};

function clean(uid: string, data: unknown): void {
  if (!isObject(data) || typeof data.description !== 'string') return;
  data.description = sanitiseRichText(data.description, { pictures: pictures[uid] ?? 'none' });
}

/**
 * Sanitises the description of every blog and FAQ in the database layer, below the content manager, the REST API, the
 * document service and imports, so that nothing bypasses it.
 */
export function guardRichText(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: Object.keys(pictures),
    beforeCreate: ({ model, params }) => {
      clean(model.uid, params.data);
    },
    beforeUpdate: ({ model, params }) => {
      clean(model.uid, params.data);
    },
    beforeCreateMany: ({ model, params }) => {
      if (!Array.isArray(params.data)) return;
      for (const data of params.data) clean(model.uid, data);
    },
    beforeUpdateMany: ({ model, params }) => {
      clean(model.uid, params.data);
    },
  });
}
