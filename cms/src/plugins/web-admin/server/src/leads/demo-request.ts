import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  listDemoRequests,
  readDemoRequests,
} from '../../../../../api/demo-request/list-demo-requests';
import { answerExport } from '../../../../../exports/answer-export';
import type { Column } from '../../../../../exports/table';
import { answer, answerRefusals, pageQuery, queryValue } from '../../../../../http/answer';
import { readSuspected } from '../../../../../leads/lead-list';
import { answerNotSpam } from '../../../../../leads/not-spam';
import {
  demoRequestSorts,
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
} from '../../../api';

const newestFirst = 'createdAt:desc';

const queryOf = (ctx: Context) => ({
  product: readProduct(queryValue(ctx, 'product')),
  search: readSearch(queryValue(ctx, 'search')),
  suspected: readSuspected(queryValue(ctx, 'suspected')),
});

// The columns of Request Demos, Spec §2, and the time.
const columns: readonly Column<ListedLead<DemoRequest>>[] = [
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'mobile', header: 'Mobile' },
  { key: 'product', header: 'Product' },
  { key: 'createdAt', header: 'Date & Time', kind: 'moment' },
];

/** A file of suspected leads also says why. */
const columnsOf = (suspected: boolean): readonly Column<ListedLead<DemoRequest>>[] =>
  suspected ? [...columns, { key: 'suspicion', header: 'Suspicion' }] : columns;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST requestdemosforproduct: a page of the demo requests for the product in the body, newest first. */
  async listOfProduct(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { product } = readBody(productBody, ctx.request.body);
      const query = {
        ...pageQuery(ctx),
        product,
        sort: newestFirst,
        search: '',
        suspected: false,
      } as const;
      return (await listDemoRequests(strapi, query)) satisfies DemoRequestList;
    });
  },

  /** GET demo-requests: a page of the demo requests for a product, or of those that may be spam; by default the newest first. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const sort = readSort(queryValue(ctx, 'sort'), demoRequestSorts, newestFirst);
      const query = { ...queryOf(ctx), ...pageQuery(ctx), sort };
      return (await listDemoRequests(strapi, query)) satisfies EntryList<ListedLead<DemoRequest>>;
    });
  },

  /** GET demo-requests/export: all demo requests of a product and a search, as a file. */
  async download(ctx: Context) {
    await answerRefusals(ctx, async () => {
      const query = queryOf(ctx);
      const { product, suspected } = query;
      const format = readExportFormat(queryValue(ctx, 'format'));
      const batches = readDemoRequests(strapi, query);
      const what = [...(suspected ? ['suspected'] : []), 'demo-requests', product];
      await answerExport(ctx, format, { what, columns: columnsOf(suspected), batches });
    });
  },

  /** POST demo-requests/:id/notspam: moves a suspected request to the others. */
  async notSpam(ctx: Context) {
    await answerNotSpam(strapi, ctx, 'createrequestdemo');
  },
});
