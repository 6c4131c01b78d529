import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  createFaq,
  createFaqDraft,
  editFaq,
  editFaqDraft,
} from '../../../../../content/faq/change-faqs';
import { listManagedFaqs, readManagedFaq } from '../../../../../content/faq/managed-faqs';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import {
  faqBody,
  faqDraft,
  faqSorts,
  readEntryState,
  readSearch,
  readSort,
  type EntryList,
  type Faq,
  type ManagedFaq,
} from '../../../api';
import { creates, edits, entryVerbs, whole } from './entry-verbs';

/** A FAQ as the API returns it, without the fields that only the panel needs. Spec §3. */
const toFaq = ({ _id, id, question, description, createdAt, updatedAt }: ManagedFaq): Faq => ({
  _id,
  id,
  question,
  description,
  createdAt,
  updatedAt,
});

const uid = 'api::faq.faq';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET faqs: a page of all FAQs, by default the newest first. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = {
        ...pageQuery(ctx),
        sort: readSort(queryValue(ctx, 'sort'), faqSorts, 'createdAt:desc'),
        search: readSearch(queryValue(ctx, 'search')),
        state: readEntryState(queryValue(ctx, 'state')),
      };
      return (await listManagedFaqs(strapi, query)) satisfies EntryList<ManagedFaq>;
    });
  },

  create: creates(strapi, {
    ...{ row: 'createfaq', shape: faqBody, create: createFaq },
    ...{ read: readManagedFaq, shown: toFaq },
  }),
  createDraft: creates(strapi, {
    ...{ row: 'faq-draft', shape: faqDraft, create: createFaqDraft },
    ...{ read: readManagedFaq, shown: whole },
  }),
  edit: edits(strapi, { shape: faqBody, edit: editFaq, shown: toFaq }),
  editDraft: edits(strapi, { shape: faqDraft, edit: editFaqDraft, shown: whole }),
  ...entryVerbs(strapi, uid, readManagedFaq),
});
