import type { Core } from '@strapi/strapi';
import { isObject } from '../../contract/json';
import { sanitiseRichText } from './sanitise';

/** Answers of the FAQ hold no pictures: their list is fetched again in the browser, where no build has made a file. */
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
 * document service and imports, so that no door goes around it.
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
