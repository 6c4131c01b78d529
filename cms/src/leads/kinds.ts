import type { LeadForm } from '../contract/delivery';

/** Where the leads of each form stand: their type, as Strapi names it, and their table. */
export const leadKinds = {
  createcontactus: { uid: 'api::contact.contact', table: 'contacts' },
  createrequestdemo: { uid: 'api::demo-request.demo-request', table: 'demo_requests' },
} as const satisfies Record<LeadForm, { uid: string; table: string }>;
