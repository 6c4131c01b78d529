import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isObject } from '../../contract/json';
import { isBlank } from '../../contract/text';
import { isBlankRichText } from '../../contract/content/rich-text';
import { texts } from '../../contract/texts';

interface Rule {
  /** The plain-text fields that a reader needs, besides the description. */
  fields: readonly string[];
  refusal: string;
}

const rules: Readonly<Record<string, Rule>> = {
  'api::blog.blog': { fields: ['title', 'category'], refusal: texts.blogFields },
  'api::faq.faq': { fields: ['question'], refusal: texts.faqFields },
};

function check(uid: string, data: unknown): void {
  const rule = rules[uid];
  if (rule === undefined || !isObject(data)) return;
  const values = new Map<string, unknown>(Object.entries(data));
  // A draft may be unfinished.
  if (!values.get('publishedAt')) return;
  const description = values.get('description');
  if (
    rule.fields.some((field) => values.has(field) && isBlank(values.get(field))) ||
    (typeof description === 'string' && isBlankRichText(description))
  ) {
    throw new errors.ValidationError(rule.refusal);
  }
}

/**
 * Refuses to publish a blog or FAQ that would show a reader nothing. It works in the database layer, below the content
 * manager, the REST API and the document service: Strapi itself accepts a required text that is empty.
 */
export function guardPublished(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: Object.keys(rules),
    beforeCreate: ({ model, params }) => {
      check(model.uid, params.data);
    },
    beforeUpdate: ({ model, params }) => {
      check(model.uid, params.data);
    },
    beforeCreateMany: ({ model, params }) => {
      for (const data of [params.data].flat()) check(model.uid, data);
    },
    beforeUpdateMany: ({ model, params }) => {
      check(model.uid, params.data);
    },
  });
}
