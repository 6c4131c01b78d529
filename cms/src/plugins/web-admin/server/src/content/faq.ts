import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  createFaq,
  createFaqDraft,
  editFaq,
  editFaqDraft,
} from '../../../../../content/faq/change-faqs';
import { listManagedFaqs, readManagedFaq } from '../../../../../content/faq/managed-faqs';
import { trashEntry } from '../../../../../content/trash/trash';
import { createOnce } from '../../../../../content/edits/create-once';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import { answerDeleted, answerEntry, pathId, seenEntry } from '../../../../../http/answer-entry';
import {
  faqBody,
  faqDraft,
  faqSorts,
  readBody,
  readEntryState,
  readSearch,
  readSort,
  type EntryList,
  type Faq,
  type ManagedFaq,
} from '../../../api';
import { entryVerbs } from './entry-verbs';

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

  async read(ctx: Context) {
    await answerEntry(
      ctx,
      200,
      () => readManagedFaq(strapi, pathId(ctx)),
      (faq) => faq satisfies ManagedFaq,
    );
  },

  async create(ctx: Context) {
    await answerEntry(
      ctx,
      201,
      async () => {
        const body = readBody(faqBody, ctx.request.body);
        return createOnce(strapi, ctx, {
          row: 'createfaq',
          create: (note) => createFaq(strapi, body, note),
          read: (id) => readManagedFaq(strapi, id),
        });
      },
      toFaq,
    );
  },

  async edit(ctx: Context) {
    await answerEntry(
      ctx,
      200,
      async () => {
        const body = readBody(faqBody, ctx.request.body);
        return editFaq(strapi, seenEntry(ctx), body);
      },
      toFaq,
    );
  },

  async createDraft(ctx: Context) {
    await answerEntry(
      ctx,
      201,
      async () => {
        const body = readBody(faqDraft, ctx.request.body);
        return createOnce(strapi, ctx, {
          row: 'faq-draft',
          create: (note) => createFaqDraft(strapi, body, note),
          read: (id) => readManagedFaq(strapi, id),
        });
      },
      (faq) => faq satisfies ManagedFaq,
    );
  },

  async editDraft(ctx: Context) {
    await answerEntry(
      ctx,
      200,
      async () => {
        const body = readBody(faqDraft, ctx.request.body);
        return editFaqDraft(strapi, seenEntry(ctx), body);
      },
      (faq) => faq satisfies ManagedFaq,
    );
  },

  async remove(ctx: Context) {
    await answerDeleted(ctx, (id, version) => trashEntry(strapi, uid, { id, version }));
  },

  ...entryVerbs(strapi, uid, readManagedFaq),
});
