import type { Core } from '@strapi/strapi';
import type { ContactFields } from '../../contract/contact';
import type { LeadStore } from '../../leads/accept-lead';

/** The table of contacts, as the acceptance of leads sees it. */
export function contactStore(strapi: Core.Strapi): LeadStore<ContactFields> {
  const contacts = strapi.documents('api::contact.contact');
  return {
    async findByKey(key) {
      const row = await contacts.findFirst({ filters: { idempotencyKey: key } });
      return row === null ? undefined : { id: row.documentId, row };
    },
    async insert(fields, key, nonce) {
      const row = await contacts.create({
        data: { ...fields, idempotencyKey: key, captchaNonce: nonce },
      });
      return { id: row.documentId };
    },
  };
}
