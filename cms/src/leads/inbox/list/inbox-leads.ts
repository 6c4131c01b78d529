import type { Core } from '@strapi/strapi';
import { field } from '../../../contract/json';
import type { InboxLead } from '../../../contract/leads/inbox-list';
import { leadForms, type LeadForm } from '../../../contract/leads/lead-forms';
import { leadKinds } from '../../kinds';
import type { Admins } from '../admins';
import type { Found } from './find-leads';
import { workOf } from '../lead';

/** The columns that say how the work on a lead stands, by attribute. */
const workColumns = {
  id: 'id',
  documentId: 'document_id',
  createdAt: 'created_at',
  dueAt: 'due_at',
  doneAt: 'done_at',
  state: 'state',
  owner: 'owner',
  suspicion: 'suspicion',
  revision: 'revision',
};

/** The columns of each form that a row of the list shows. */
const shownColumns = {
  createcontactus: { name: 'name', email: 'email', phone: 'phone', topic: 'subject' },
  createrequestdemo: { name: 'name', email: 'email', phone: 'mobile', topic: 'product' },
} as const satisfies Record<LeadForm, object>;

/** As much of a message as a row of the list shows at most. */
const excerptLength = 200;

const textOf = (row: unknown, name: string): string => {
  const value = field(row, name);
  return typeof value === 'string' ? value : '';
};

function excerptOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= excerptLength) return line;
  return `${characters.slice(0, excerptLength).join('').trimEnd()}…`;
}

function toInboxLead(form: LeadForm, row: unknown, admins: Admins): InboxLead {
  const work = workOf(form, row);
  return {
    _id: work.documentId,
    form,
    name: textOf(row, 'name'),
    email: textOf(row, 'email'),
    phone: textOf(row, 'phone'),
    topic: textOf(row, 'topic'),
    excerpt: excerptOf(textOf(row, 'message')),
    createdAt: work.createdAt.toISOString(),
    state: work.state,
    owner: (work.owner === null ? undefined : admins.get(work.owner)) ?? null,
    dueAt: work.dueAt.toISOString(),
    doneAt: work.doneAt?.toISOString() ?? null,
    ...(work.suspicion === undefined ? {} : { suspicion: work.suspicion }),
    version: String(work.revision),
  };
}

async function rowsOf(
  { db }: Core.Strapi,
  form: LeadForm,
  ids: readonly number[],
): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const query = db
    .connection(leadKinds[form].table)
    .select({ ...workColumns, ...shownColumns[form] })
    .whereIn('id', [...ids]);
  // A message has up to 10,000 characters; white space may precede its first words.
  if (form === 'createcontactus') {
    void query.select(db.connection.raw('substr(message, 1, ?) as message', [2 * excerptLength]));
  }
  return query.then((rows: unknown[]) => rows);
}

/** Reads leads for a list, in the order in which they were found. One that was deleted meanwhile is left out. */
export async function readInboxLeads(
  strapi: Core.Strapi,
  found: readonly Found[],
  admins: Admins,
): Promise<InboxLead[]> {
  const leads = new Map<string, InboxLead>();
  const keyOf = (form: LeadForm, id: unknown) => `${form} ${String(id)}`;
  await Promise.all(
    leadForms.map(async (form) => {
      const ids = found.filter((each) => each.form === form).map(({ id }) => id);
      for (const row of await rowsOf(strapi, form, ids)) {
        leads.set(keyOf(form, field(row, 'id')), toInboxLead(form, row, admins));
      }
    }),
  );
  return found.flatMap(({ form, id }) => leads.get(keyOf(form, id)) ?? []);
}
