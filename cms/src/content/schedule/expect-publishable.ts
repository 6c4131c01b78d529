import type { Core } from '@strapi/strapi';
import type { ShownType } from '../shown-types';
import { Refusal } from '../../contract/errors';
import { isBlankRichText } from '../../contract/content/rich-text';
import { isBlank } from '../../contract/text';
import { goneFromText } from '../../media/pictures/gone-from-text';
import { ownerOf, takenText } from '../slugs/slug';

/** Fields in the words of the forms. */
const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

function expectFilled(fields: Readonly<Record<string, boolean>>): void {
  const missing = Object.entries(fields).filter(([, filled]) => !filled);
  if (missing.length === 0) return;
  const names = inWords.format(missing.map(([name]) => name));
  throw new Refusal(
    'missing_fields',
    `The draft cannot be published, because it is incomplete. Missing: ${names}.`,
  );
}

const isFilled = (text: string | null | undefined) => !isBlank(text);
const saysSomething = (html: string | null | undefined) => !isBlankRichText(html ?? '');

async function expectBlog(strapi: Core.Strapi, documentId: string): Promise<void> {
  const row = await strapi
    .documents('api::blog.blog')
    .findOne({ documentId, status: 'draft', populate: { image: { fields: ['url'] } } });
  const { title, description, category, slug = null, image = [] } = row ?? {};
  expectFilled({
    title: isFilled(title),
    image: [image].flat().some((picture) => picture !== null),
    category: isFilled(category),
    description: saysSomething(description),
  });
  if ((await goneFromText(strapi, description ?? '')).size > 0) {
    throw new Refusal(
      'invalid_body',
      'The draft cannot be published: a picture of its description was deleted from the media library.',
    );
  }
  const owner = slug === null ? undefined : await ownerOf(strapi, slug, documentId);
  if (owner !== undefined) {
    throw new Refusal('invalid_body', `The draft cannot be published. ${takenText(owner)}`);
  }
}

async function expectFaq(strapi: Core.Strapi, documentId: string): Promise<void> {
  const row = await strapi.documents('api::faq.faq').findOne({ documentId, status: 'draft' });
  // Spec §2: the form names the question Title.
  expectFilled({ title: isFilled(row?.question), description: saysSomething(row?.description) });
}

/**
 * Checks that the draft of an entry could be published as it is stored. Call it in a content transaction.
 * @throws Refusal that says what is wrong
 */
export const expectPublishable = (
  strapi: Core.Strapi,
  uid: ShownType,
  documentId: string,
): Promise<void> =>
  uid === 'api::blog.blog' ? expectBlog(strapi, documentId) : expectFaq(strapi, documentId);
