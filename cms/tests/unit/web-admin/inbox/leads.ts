import type { InboxLead } from '../../../../src/contract/leads/inbox-list';

/** A lead of the list. */
export const listed = (id: string, given: Partial<InboxLead> = {}): InboxLead => ({
  _id: id,
  form: 'createcontactus',
  name: `Name of ${id}`,
  email: 'ada@example.com',
  phone: '',
  topic: 'A subject',
  excerpt: 'First words',
  createdAt: '2026-11-27T09:00:00.000Z',
  state: 'open',
  owner: null,
  dueAt: '2026-11-27T17:00:00.000Z',
  doneAt: null,
  version: '0',
  ...given,
});
