import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  listDemoRequests,
  readDemoRequests,
} from '../../../../../api/demo-request/list-demo-requests';
import { answerCsv } from '../../../../../csv/answer-csv';
import { answer, answerRefusals, pageQuery, queryValue } from '../../../../../http/answer';
import {
  demoRequestSorts,
  productBody,
  readBody,
  readProduct,
  readSearch,
  readSort,
  type DemoRequest,
  type DemoRequestList,
} from '../../../api';

const newestFirst = 'createdAt:desc';

const wanted = (ctx: Context) => ({
  product: readProduct(queryValue(ctx, 'product')),
  search: readSearch(queryValue(ctx, 'search')),
});

// The headings of Request Demos, Spec §2, and the time.
const columns: readonly { key: keyof DemoRequest; header: string }[] = [
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'mobile', header: 'Mobile' },
  { key: 'product', header: 'Product' },
  { key: 'createdAt', header: 'Date & Time' },
];

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST requestdemosforproduct: one page of the demo requests for the product of the body, newest first. */
  async listOfProduct(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { product } = readBody(productBody, ctx.request.body);
      const query = { ...pageQuery(ctx), product, sort: newestFirst, search: '' } as const;
      return (await listDemoRequests(strapi, query)) satisfies DemoRequestList;
    });
  },

  /** One page of the demo requests for a product, newest first if no sort is named. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const sort = readSort(queryValue(ctx, 'sort'), demoRequestSorts, newestFirst);
      const query = { ...wanted(ctx), ...pageQuery(ctx), sort };
      return (await listDemoRequests(strapi, query)) satisfies DemoRequestList;
    });
  },

  /** The demo requests for a product that a search finds, all of them, as a CSV file. */
  async download(ctx: Context) {
    await answerRefusals(ctx, async () => {
      const batches = readDemoRequests(strapi, wanted(ctx));
      await answerCsv(ctx, { name: 'demo-requests', columns, batches });
    });
  },
});
