import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { defaultPageSize } from '../../../contract/limits';
import { answer, pageQuery } from '../../../http/answer';
import { listPublishedFaqs } from '../../../content/faq/list-faqs';

export default factories.createCoreController('api::faq.faq', ({ strapi }) => ({
  /** GET faq/allfaqs, called by the site's function only. */
  async allfaqs(ctx: Context) {
    await answer(ctx, 200, () => listPublishedFaqs(strapi, pageQuery(ctx, defaultPageSize.faqs)));
  },
}));
