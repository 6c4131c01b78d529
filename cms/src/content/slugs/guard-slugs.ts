import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isObject } from '../../contract/json';
import type { Data } from '../../strapi/untyped-rows';
import { freeSlug, isSlug, isTaken, slugRule } from './slug';
import { slugRows, type SlugRow } from './slug-rows';

const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Names the field, so that the content manager shows the error beside it. */
const refusal = (message: string) =>
  new errors.ValidationError(message, {
    errors: [{ path: ['slug'], message, name: 'ValidationError' }],
  });

/**
 * Makes sure that the slug to be written is valid. An entry without one gets a slug from its title.
 * @param documentId the entry's id, if it has one yet
 * @param stored its rows: the draft and the published version
 * @throws ValidationError for a slug that cannot be an address or that another blog has
 */
async function settleSlug(
  strapi: Core.Strapi,
  data: Data,
  documentId: string | undefined,
  stored: readonly SlugRow[],
): Promise<void> {
  const slug = trimmedText(data.slug);
  if (slug === '') {
    const title = trimmedText(data.title ?? stored[0]?.title);
    // A draft without a title gets its address when it gets a title.
    data.slug = title === '' ? null : await freeSlug(strapi, title, documentId);
    return;
  }
  data.slug = slug;
  // An address from before the rule stays.
  const isKept = stored.some((row) => row.slug === slug);
  if (!isKept && !isSlug(slug)) throw refusal(slugRule);
  if (await isTaken(strapi, slug, documentId)) {
    throw refusal(`Another blog has the slug "${slug}": choose another one.`);
  }
}

async function checkNew(strapi: Core.Strapi, data: unknown): Promise<void> {
  if (!isObject(data)) return;
  const documentId = typeof data.documentId === 'string' ? data.documentId : undefined;
  const stored = documentId === undefined ? [] : await slugRows(strapi, { documentId });
  await settleSlug(strapi, data, documentId, stored);
}

async function checkChange(strapi: Core.Strapi, data: unknown, where: unknown): Promise<void> {
  if (!isObject(data)) return;
  const changed = await slugRows(strapi, isObject(where) ? where : {});
  // A draft that had no title gets its address with the title.
  const getsTitle =
    data.title !== undefined && changed.some(({ slug }) => trimmedText(slug) === '');
  if (data.slug === undefined && !getsTitle) return;
  const [documentId, ...others] = new Set(changed.map((row) => row.documentId));
  if (others.length > 0) throw refusal('Two blogs cannot have one slug.');
  if (documentId === undefined) return;
  await settleSlug(strapi, data, documentId, await slugRows(strapi, { documentId }));
}

/**
 * Applies the slug rules to every blog in the database layer, below the content manager, the API, the document service and
 * imports, so that nothing bypasses them.
 */
export function guardSlugs(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['api::blog.blog'],
    beforeCreate: ({ params }) => checkNew(strapi, params.data),
    async beforeCreateMany({ params }) {
      for (const data of [params.data].flat()) await checkNew(strapi, data);
    },
    beforeUpdate: ({ params }) => checkChange(strapi, params.data, params.where),
    beforeUpdateMany: ({ params }) => checkChange(strapi, params.data, params.where),
  });
}
