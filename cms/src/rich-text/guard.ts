import type { Core } from '@strapi/strapi';
import { sanitiseRichText } from './sanitise';

const models = ['api::blog.blog', 'api::faq.faq'];

function clean(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('description' in data)) return;
  if (typeof data.description === 'string') data.description = sanitiseRichText(data.description);
}

/**
 * Sanitises the description of every blog and FAQ in the database layer, below the content manager, the REST API, the
 * document service and imports, so that no door goes around it.
 */
export function guardRichText(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models,
    beforeCreate: ({ params }) => {
      clean(params.data);
    },
    beforeUpdate: ({ params }) => {
      clean(params.data);
    },
    beforeCreateMany: ({ params }) => {
      if (Array.isArray(params.data)) params.data.forEach(clean);
    },
    beforeUpdateMany: ({ params }) => {
      clean(params.data);
    },
  });
}
