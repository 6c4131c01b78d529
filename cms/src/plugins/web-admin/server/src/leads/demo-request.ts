import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer, answerRefusals, pageQuery, queryValue } from '../../../../../http/answer';
import { exportLeads } from '../../../../../leads/export/export-leads';
import { actorOf } from '../../../../../leads/inbox/admins';
import { listLeads, readSuspected, type StoredLead } from '../../../../../leads/list-leads';
import {
  field,
  leadSorts,
  productBody,
  readBody,
  readExportFormat,
  readProduct,
  readSearch,
  readSort,
  type DemoRequest,
  type DemoRequestList,
  type EntryList,
  type ListedLead,
  type Product,
} from '../../../api';

const form = 'createrequestdemo';

const filterOf = (ctx: Context) => ({
  product: readProduct(queryValue(ctx, 'product')),
  search: readSearch(queryValue(ctx, 'search')),
  suspected: readSuspected(queryValue(ctx, 'suspected')),
});

/** The list of a product holds its requests alone. */
const forProduct = (list: EntryList<StoredLead<typeof form>>, product: Product) => ({
  ...list,
  result: list.result.map((lead) => ({ ...lead, product })),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST requestdemosforproduct: one page of the demo requests for the product of the body, newest first. */
  async listOfProduct(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { product } = readBody(productBody, ctx.request.body);
      const sort = 'createdAt:desc';
      const query = { ...pageQuery(ctx), product, sort, search: '', suspected: false } as const;
      const list = await listLeads(strapi, form, query);
      return forProduct(list, product) satisfies DemoRequestList;
    });
  },

  /** One page of the demo requests for a product, or of those that may be spam; newest first if no sort is named. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const sort = readSort(queryValue(ctx, 'sort'), leadSorts(form), 'createdAt:desc');
      const query = { ...filterOf(ctx), ...pageQuery(ctx), sort };
      const list = await listLeads(strapi, form, query);
      return forProduct(list, query.product) satisfies EntryList<ListedLead<DemoRequest>>;
    });
  },

  /** The demo requests for a product that a search finds, all of them, as a file. */
  async download(ctx: Context) {
    await answerRefusals(ctx, async () => {
      const filter = filterOf(ctx);
      const format = readExportFormat(queryValue(ctx, 'format'));
      const by = actorOf(field(ctx.state, 'user'));
      await exportLeads(strapi, ctx, form, { ...filter, format, by });
    });
  },
});
