import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { Refusal } from '../../contract/errors';
import type { faqBody } from '../../contract/content/faq';
import { limits } from '../../contract/limits';
import type { ManagedFaq } from '../../contract/panel';
import { isBlankRichText } from '../../contract/content/rich-text';
import { texts } from '../../contract/texts';
import { checkVersion, readEntry } from '../edits/check-version';
import type { NoteCreated } from '../edits/create-once';
import { inContentTransaction } from '../edits/content-transaction';
import { sanitiseRichText } from '../rich-text/sanitise';
import { readManagedFaq } from './managed-faqs';

type FaqFields = InferType<typeof faqBody>;

/** The sanitised answer. It may be empty, or longer than before, because text that is not markup is escaped. */
function readFields({ question, description }: FaqFields): FaqFields {
  const clean = sanitiseRichText(description, { pictures: 'none' });
  if (isBlankRichText(clean)) throw new Refusal('missing_fields', texts.faqFields);
  if (clean.length > limits.richText) {
    throw new Refusal(
      'invalid_body',
      `description must have at most ${String(limits.richText)} characters.`,
    );
  }
  return { question, description: clean };
}

/** The id of an existing FAQ, if it still has the version that the caller saw. */
async function presentId(strapi: Core.Strapi, id: string, version: string | undefined) {
  const row = await readEntry('FAQ', id, (documentId) =>
    strapi.documents('api::faq.faq').findOne({ documentId, status: 'draft' }),
  );
  checkVersion('FAQ', row, version);
  return row.documentId;
}

/**
 * Creates a FAQ and publishes it.
 * @param body as the contract has checked it
 * @param note records that it was created
 * @throws Refusal when the answer shows nothing
 */
export async function createFaq(
  strapi: Core.Strapi,
  body: FaqFields,
  note: NoteCreated,
): Promise<ManagedFaq> {
  const data = readFields(body);
  return inContentTransaction(strapi, async () => {
    const faqs = strapi.documents('api::faq.faq');
    const { documentId } = await faqs.create({ data, status: 'published' });
    await note(documentId);
    return readManagedFaq(strapi, documentId);
  });
}

/**
 * Changes a FAQ and publishes it.
 * @param version the version that the change was made from; undefined for any
 * @throws Refusal when the FAQ is gone or has changed since, or the answer shows nothing
 */
export async function editFaq(
  strapi: Core.Strapi,
  id: string,
  version: string | undefined,
  body: FaqFields,
): Promise<ManagedFaq> {
  const data = readFields(body);
  return inContentTransaction(strapi, async () => {
    const documentId = await presentId(strapi, id, version);
    await strapi.documents('api::faq.faq').update({ documentId, data, status: 'published' });
    return readManagedFaq(strapi, documentId);
  });
}

/**
 * Deletes a FAQ.
 * @param version the version that the caller saw; undefined for any
 * @throws Refusal when the FAQ is gone or has changed since
 */
export async function deleteFaq(
  strapi: Core.Strapi,
  id: string,
  version: string | undefined,
): Promise<void> {
  await inContentTransaction(strapi, async () => {
    const documentId = await presentId(strapi, id, version);
    await strapi.documents('api::faq.faq').delete({ documentId });
  });
}
