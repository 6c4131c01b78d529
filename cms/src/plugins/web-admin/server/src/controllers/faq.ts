import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createFaq, deleteFaq, editFaq } from '../../../../../api/faq/change-faqs';
import { listManagedFaqs, readManagedFaq } from '../../../../../api/faq/managed-faqs';
import {
  answer,
  expectedVersion,
  pageQuery,
  pathId,
  queryValue,
  tellVersion,
} from '../../../../../http/answer';
import {
  faqBody,
  faqSorts,
  readBody,
  readSearch,
  readSort,
  type Entry,
  type EntryList,
  type Faq,
  type ManagedFaq,
} from '../../../api';

/** What the API says of a FAQ, Spec §3: what only the panel needs stays here. */
const toFaq = ({ _id, id, question, description, createdAt, updatedAt }: ManagedFaq): Faq => ({
  _id,
  id,
  question,
  description,
  createdAt,
  updatedAt,
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One page of all FAQs, newest first if no sort is named. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = {
        ...pageQuery(ctx),
        sort: readSort(queryValue(ctx, 'sort'), faqSorts, 'createdAt:desc'),
        search: readSearch(queryValue(ctx, 'search')),
      };
      return (await listManagedFaqs(strapi, query)) satisfies EntryList<ManagedFaq>;
    });
  },

  async read(ctx: Context) {
    await answer(ctx, 200, async () => {
      const faq = await readManagedFaq(strapi, pathId(ctx));
      tellVersion(ctx, faq);
      return { result: faq } satisfies Entry<ManagedFaq>;
    });
  },

  async create(ctx: Context) {
    await answer(ctx, 201, async () => {
      const faq = await createFaq(strapi, readBody(faqBody, ctx.request.body));
      tellVersion(ctx, faq);
      return { result: toFaq(faq) } satisfies Entry<Faq>;
    });
  },

  async edit(ctx: Context) {
    await answer(ctx, 200, async () => {
      const body = readBody(faqBody, ctx.request.body);
      const faq = await editFaq(strapi, pathId(ctx), expectedVersion(ctx), body);
      tellVersion(ctx, faq);
      return { result: toFaq(faq) } satisfies Entry<Faq>;
    });
  },

  async remove(ctx: Context) {
    await answer(ctx, 200, async () => {
      const id = pathId(ctx);
      await deleteFaq(strapi, id, expectedVersion(ctx));
      return { result: { _id: id } } satisfies Entry<Pick<Faq, '_id'>>;
    });
  },
});
