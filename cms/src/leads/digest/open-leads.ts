import type { Core } from '@strapi/strapi';
import { field, textOf } from '../../contract/json';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { isDone, leadStates } from '../../contract/leads/timeline';
import { nobody, type Viewer } from '../inbox/list/selection';
import { leadKinds, storedMoment } from '../kinds';

/** A lead that waits for an answer. */
export interface OpenLead {
  form: LeadForm;
  id: string;
  name: string;
  /** The subject of a message, or the product of a demo request. */
  topic: string;
  /** Until when an answer is promised. */
  due: Date;
  /** An account, or nobody. */
  owner: number | null;
}

/** Leads with the same urgency, the longest due first: how many there are, and the first of them. */
interface Group {
  count: number;
  leads: OpenLead[];
}

/** By urgency. A lead is in one of them at most. */
export const urgencies = ['late', 'today', 'nobodys'] as const;

export type Urgency = (typeof urgencies)[number];

export type OpenLeads = Record<Urgency, Group>;

/** More than anybody reads in a mail: the others are in the panel. */
const maxShown = 25;

/** A process of an earlier release that still runs stores leads without a state. */
const isOpen = {
  suspicion: { $null: true },
  $or: [{ state: { $null: true } }, { state: { $in: leadStates.filter((each) => !isDone(each)) } }],
};

const topicColumns = { createcontactus: 'subject', createrequestdemo: 'product' } as const;

function toOpenLead(form: LeadForm, row: unknown): OpenLead {
  const owner = field(row, 'owner');
  return {
    form,
    id: textOf(field(row, 'documentId')),
    name: textOf(field(row, 'name')),
    topic: textOf(field(row, topicColumns[form])),
    due: storedMoment(field(row, 'dueAt')),
    owner: typeof owner === 'number' ? owner : null,
  };
}

/** One query after the other: in a transaction, there is one connection. */
async function groupOf(strapi: Core.Strapi, urgent: object): Promise<Group> {
  const where = { $and: [isOpen, urgent] };
  const group: Group = { count: 0, leads: [] };
  for (const form of leadForms) {
    const query = strapi.db.query(leadKinds[form].uid);
    group.count += await query.count({ where });
    const rows: unknown[] = await query.findMany({
      where,
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
      limit: maxShown,
    });
    group.leads.push(...rows.map((row) => toOpenLead(form, row)));
  }
  const byDue = group.leads.sort((one, other) => one.due.getTime() - other.due.getTime());
  return { ...group, leads: byDue.slice(0, maxShown) };
}

/** What the groups depend on. */
interface Moment extends Pick<Viewer, 'now' | 'gone'> {
  /** The first moment of tomorrow. */
  endsAt: Date;
}

/** The leads that wait for an answer and need somebody's attention. Suspected ones are left out. */
export async function openLeads(
  strapi: Core.Strapi,
  { now, endsAt, gone }: Moment,
): Promise<OpenLeads> {
  const isNobodys = {
    $or: nobody({ gone })
      .flat()
      .map((owner) => ({ owner: owner ?? { $null: true } })),
  };
  const isLater = { $or: [{ dueAt: { $gte: endsAt } }, { dueAt: { $null: true } }] };
  return {
    late: await groupOf(strapi, { dueAt: { $lt: now } }),
    today: await groupOf(strapi, { dueAt: { $gte: now, $lt: endsAt } }),
    nobodys: await groupOf(strapi, { $and: [isNobodys, isLater] }),
  };
}
