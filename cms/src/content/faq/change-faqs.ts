import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { Refusal } from '../../contract/errors';
import type { faqBody, faqDraft } from '../../contract/content/faq';
import { limits } from '../../contract/limits';
import type { ManagedFaq } from '../../contract/panel';
import { isBlankRichText } from '../../contract/content/rich-text';
import { texts } from '../../contract/texts';
import type { NoteCreated } from '../edits/create-once';
import { inContentTransaction } from '../edits/content-transaction';
import { presentId, type SeenEntry } from '../edits/entry-place';
import { sanitiseRichText } from '../rich-text/sanitise';
import { readManagedFaq } from './managed-faqs';

type FaqFields = InferType<typeof faqBody>;

/** The sanitised answer. It may be longer than before, because text that is not markup is escaped. */
function readFields({ question, description = '' }: InferType<typeof faqDraft>): FaqFields {
  const clean = sanitiseRichText(description, { pictures: 'none' });
  if (clean.length > limits.richText) {
    throw new Refusal(
      'invalid_body',
      `description must have at most ${String(limits.richText)} characters.`,
    );
  }
  return { question, description: isBlankRichText(clean) ? '' : clean };
}

/** The same for a FAQ that is to be published. The answer may be empty now. */
function readComplete(body: FaqFields): FaqFields {
  const fields = readFields(body);
  if (fields.description === '') throw new Refusal('missing_fields', texts.faqFields);
  return fields;
}

type Status = 'draft' | 'published';

function create(
  strapi: Core.Strapi,
  data: FaqFields,
  note: NoteCreated,
  status: Status,
): Promise<ManagedFaq> {
  return inContentTransaction(strapi, async () => {
    const { documentId } = await strapi.documents('api::faq.faq').create({ data, status });
    await note(documentId);
    return readManagedFaq(strapi, documentId);
  });
}

function edit(
  strapi: Core.Strapi,
  edited: SeenEntry,
  data: FaqFields,
  status: Status,
): Promise<ManagedFaq> {
  return inContentTransaction(strapi, async () => {
    const documentId = await presentId(strapi, 'api::faq.faq', edited);
    await strapi.documents('api::faq.faq').update({ documentId, data, status });
    return readManagedFaq(strapi, documentId);
  });
}

/**
 * Creates a FAQ and publishes it.
 * @param body as the contract has checked it
 * @param note records that it was created
 * @throws Refusal when the answer shows nothing
 */
export const createFaq = async (
  strapi: Core.Strapi,
  body: FaqFields,
  note: NoteCreated,
): Promise<ManagedFaq> => create(strapi, readComplete(body), note, 'published');

/** The same as a draft, which the site does not show and whose answer may be missing. */
export const createFaqDraft = async (
  strapi: Core.Strapi,
  body: InferType<typeof faqDraft>,
  note: NoteCreated,
): Promise<ManagedFaq> => create(strapi, readFields(body), note, 'draft');

/**
 * Changes a FAQ and publishes it, over a newer draft if there is one.
 * @throws Refusal when the FAQ is gone or has changed since, or the answer shows nothing
 */
export const editFaq = async (
  strapi: Core.Strapi,
  edited: SeenEntry,
  body: FaqFields,
): Promise<ManagedFaq> => edit(strapi, edited, readComplete(body), 'published');

/** Changes the draft of a FAQ. The site shows what it showed before. @throws Refusal when it is gone or has changed since */
export const editFaqDraft = async (
  strapi: Core.Strapi,
  edited: SeenEntry,
  body: InferType<typeof faqDraft>,
): Promise<ManagedFaq> => edit(strapi, edited, readFields(body), 'draft');
