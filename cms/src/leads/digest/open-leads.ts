import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { isDone, leadStates } from '../../contract/leads/timeline';
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
export interface Group {
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

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

async function groupOf(strapi: Core.Strapi, urgent: object): Promise<Group> {
  const ofForms = await Promise.all(
    leadForms.map(async (form) => {
      const query = strapi.db.query(leadKinds[form].uid);
      const where = { $and: [isOpen, urgent] };
      const count = await query.count({ where });
      const rows: unknown[] = await query.findMany({
        where,
        orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
        limit: maxShown,
      });
      return { count, leads: rows.map((row) => toOpenLead(form, row)) };
    }),
  );
  return {
    count: ofForms.reduce((sum, { count }) => sum + count, 0),
    leads: ofForms
      .flatMap(({ leads }) => leads)
      .sort((one, other) => one.due.getTime() - other.due.getTime())
      .slice(0, maxShown),
  };
}

/**
 * The leads that wait for an answer and need somebody's attention. Suspected ones are left out.
 * @param endsAt the first moment of tomorrow
 */
export async function openLeads(strapi: Core.Strapi, now: Date, endsAt: Date): Promise<OpenLeads> {
  const isLater = { $or: [{ dueAt: { $gte: endsAt } }, { dueAt: { $null: true } }] };
  const [late, today, nobodys] = await Promise.all([
    groupOf(strapi, { dueAt: { $lt: now } }),
    groupOf(strapi, { dueAt: { $gte: now, $lt: endsAt } }),
    groupOf(strapi, { $and: [{ owner: { $null: true } }, isLater] }),
  ]);
  return { late, today, nobodys };
}
