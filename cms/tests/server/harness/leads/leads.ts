import type { Suspicion } from '../../../../src/contract/leads/form-signs';
import type { LeadForm } from '../../../../src/contract/leads/lead-forms';
import { leadStore } from '../../../../src/leads/lead-store';
import type { TestCms } from '../cms';

/** When a lead was accepted, and by what sign it may be spam. */
interface Circumstances {
  acceptedAt?: Date;
  suspicion?: Suspicion;
}

/** Stores a lead of a form as the CMS does, without its checks and limits. */
export const storeLead = (
  { strapi }: TestCms,
  form: LeadForm,
  fields: Record<string, string>,
  { acceptedAt = new Date(), suspicion }: Circumstances = {},
) =>
  leadStore(strapi, form).insert({ fields, key: undefined, suspicion, acceptedAt, way: 'direct' });

/** Stores a contact in the same way. */
export const storeContact = (cms: TestCms, fields: Record<string, string>) =>
  storeLead(cms, 'createcontactus', fields);

/** Stores a demo request in the same way. */
export const storeDemoRequest = (cms: TestCms, fields: Record<string, string>) =>
  storeLead(cms, 'createrequestdemo', fields);

/** Texts that could break a line-based file or a database query. */
export const oddTexts = [
  'a line\u2028and a paragraph\u2029and a return\r\nand "quotes"',
  'emoji 👩🏽‍💻 and a flag 🇨🇭',
  'null',
  "it's \\ % _ \t {}",
  '\u{1F600}'.repeat(2_000),
  'ö'.repeat(10_000),
];

/** Stores one contact for each of the odd texts, and a demo request without a name and an e-mail address. */
export async function storeOddLeads({ strapi }: TestCms): Promise<void> {
  for (const message of oddTexts) {
    const data = { name: 'Odd', email: 'odd@example.com', phone: '1', subject: '2', message };
    await strapi.documents('api::contact.contact').create({ data });
  }
  await strapi.db
    .connection('demo_requests')
    .insert({ document_id: 'without', name: null, email: null, mobile: '3', product: 'Dc3' });
}
