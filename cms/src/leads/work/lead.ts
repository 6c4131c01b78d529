import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import { field } from '../../contract/json';
import { storedSuspicions, type StoredSuspicion } from '../../contract/leads/form-signs';
import { mapLeadFields, type LeadForm } from '../../contract/leads/lead-forms';
import {
  leadStates,
  leadWays,
  type Actor,
  type LeadState,
  type TimelineRow,
} from '../../contract/leads/timeline';
import type { WorkedLead } from '../../contract/leads/work';
import { editorName } from '../../content/edits/editor-name';
import { leadKinds, storedMoment } from '../kinds';
import { readTimeline } from '../timeline/timeline';

/** A stored lead, as far as work on it goes. */
export interface StoredWork {
  id: number;
  documentId: string;
  revision: number;
  state: LeadState;
  owner: number | null;
  suspicion: StoredSuspicion | undefined;
  /** Whether the mail about it was sent. */
  isNotified: boolean;
  doneAt: Date | null;
  /** All columns. */
  row: unknown;
}

const momentOrNull = (value: unknown): Date | null =>
  value === null || value === undefined ? null : storedMoment(value);

/**
 * Reads a lead. Inside a Strapi transaction, it joins it.
 * @throws Refusal 404 when there is none
 */
export async function findLead(
  strapi: Core.Strapi,
  form: LeadForm,
  documentId: string,
): Promise<StoredWork> {
  const row: unknown = await strapi.db
    .query(leadKinds[form].uid)
    .findOne({ where: { documentId } });
  if (row === null || row === undefined) {
    throw new Refusal('not_found', 'There is no such lead: it may have been deleted meanwhile.');
  }
  const owner = field(row, 'owner');
  return {
    id: Number(field(row, 'id')),
    documentId,
    revision: Number(field(row, 'revision')),
    state: leadStates.find((state) => state === field(row, 'state')) ?? 'open',
    owner: typeof owner === 'number' ? owner : null,
    suspicion: storedSuspicions.find((known) => known === field(row, 'suspicion')),
    isNotified: momentOrNull(field(row, 'notifiedAt')) !== null,
    doneAt: momentOrNull(field(row, 'doneAt')),
    row,
  };
}

/** An account by its name; null if it is gone or may not log in any more. */
export async function activeAdmin(strapi: Core.Strapi, id: number): Promise<Actor | null> {
  const admin: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { id, isActive: true, blocked: { $ne: true } } });
  return admin === null || admin === undefined ? null : actorOf(admin);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An account as a timeline names it. */
export function actorOf(admin: unknown): Actor {
  const id = Number(field(admin, 'id'));
  const name = editorName({
    username: textOf(field(admin, 'username')),
    firstname: textOf(field(admin, 'firstname')),
    lastname: textOf(field(admin, 'lastname')),
  });
  return { id, name: name ?? `Admin ${String(id)}` };
}

/** What the CMS has done to a lead, from the lead's own row. */
function rowsOf(row: unknown): TimelineRow[] {
  const accepted = storedMoment(field(row, 'createdAt')).toISOString();
  const storedAt = momentOrNull(field(row, 'storedAt'))?.toISOString();
  const way = leadWays.find((known) => known === field(row, 'way'));
  const notified = momentOrNull(field(row, 'notifiedAt'))?.toISOString();
  return [
    { kind: 'received', at: accepted, detail: { way, storedAt } },
    ...(notified === undefined ? [] : [{ kind: 'mail_sent' as const, at: notified, detail: {} }]),
  ];
}

/** Rows of the same moment stay in their order. */
const byTime = (one: TimelineRow, other: TimelineRow) => Date.parse(one.at) - Date.parse(other.at);

/**
 * A lead with its timeline.
 * @throws Refusal 404 when there is none
 */
export async function readLead(
  strapi: Core.Strapi,
  form: LeadForm,
  documentId: string,
): Promise<WorkedLead<TimelineRow>> {
  const lead = await findLead(strapi, form, documentId);
  return {
    _id: documentId,
    form,
    fields: mapLeadFields(form, (name) => textOf(field(lead.row, name)) ?? ''),
    createdAt: storedMoment(field(lead.row, 'createdAt')).toISOString(),
    state: lead.state,
    owner: lead.owner === null ? null : await activeAdmin(strapi, lead.owner),
    dueAt: storedMoment(field(lead.row, 'dueAt')).toISOString(),
    doneAt: lead.doneAt?.toISOString() ?? null,
    ...(lead.suspicion === undefined ? {} : { suspicion: lead.suspicion }),
    version: String(lead.revision),
    timeline: [...rowsOf(lead.row), ...(await readTimeline(strapi, documentId))].sort(byTime),
  };
}
