import type { Core } from '@strapi/strapi';
import type { DemoRequestFields } from '../../contract/demo-request';
import type { LeadStore } from '../../leads/accept-lead';

/** The table of demo requests, as the acceptance of leads sees it. */
export function demoRequestStore(strapi: Core.Strapi): LeadStore<DemoRequestFields> {
  const demoRequests = strapi.documents('api::demo-request.demo-request');
  return {
    async findByKey(key) {
      const row = await demoRequests.findFirst({ filters: { idempotencyKey: key } });
      return row === null ? undefined : { id: row.documentId, row };
    },
    async insert(fields, key) {
      const row = await demoRequests.create({ data: { ...fields, idempotencyKey: key } });
      return { id: row.documentId };
    },
  };
}
