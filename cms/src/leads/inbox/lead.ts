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
import { dueAt } from '../../contract/leads/promise';
import type { WorkedLead } from '../../contract/leads/inbox';
import { firmCalendar } from '../../setup/environment';
import { editorName } from '../../content/edits/editor-name';
import { leadKinds, storedMoment } from '../kinds';
import { plainAddress } from '../mail/plain-address';
import { mailSender } from '../mail/settings';
import { mailsOfLead } from '../outgoing/outgoing-mail';
import { readTimeline } from './timeline';

/** What is stored about the work on a lead. */
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

/** An account with its name; null if it does not exist or cannot log in. */
export async function activeAdmin(strapi: Core.Strapi, id: number): Promise<Actor | null> {
  const admin: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { id, isActive: true, blocked: { $ne: true } } });
  return admin === null || admin === undefined ? null : actorOf(admin);
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An account as timelines name it. */
export function actorOf(admin: unknown): Actor {
  const id = Number(field(admin, 'id'));
  const name = editorName({
    username: textOf(field(admin, 'username')),
    firstname: textOf(field(admin, 'firstname')),
    lastname: textOf(field(admin, 'lastname')),
  });
  return { id, name: name ?? `Admin ${String(id)}` };
}

/** The visitor's address, if it is exactly one plain address. */
export const addressOf = ({ row }: StoredWork): string | undefined =>
  plainAddress(field(row, 'email'));

/** The rows of the timeline that the lead's own row holds: what the CMS did. */
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

/** The row for the receipt that the visitor was sent, if there is one. */
async function receiptRows(strapi: Core.Strapi, documentId: string): Promise<TimelineRow[]> {
  const mails = await mailsOfLead(strapi, documentId);
  return mails.flatMap(({ kind, sentAt }) =>
    kind === 'receipt' && sentAt !== undefined
      ? [{ kind: 'receipt_sent', at: sentAt.toISOString(), detail: {} }]
      : [],
  );
}

/** The sort is stable: rows of the same moment keep their order. */
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
  const accepted = storedMoment(field(lead.row, 'createdAt'));
  // A process of an earlier release that still runs stores leads without it.
  const due = momentOrNull(field(lead.row, 'dueAt')) ?? dueAt(form, accepted, firmCalendar());
  return {
    _id: documentId,
    form,
    fields: mapLeadFields(form, (name) => textOf(field(lead.row, name)) ?? ''),
    createdAt: accepted.toISOString(),
    state: lead.state,
    owner: lead.owner === null ? null : await activeAdmin(strapi, lead.owner),
    dueAt: due.toISOString(),
    doneAt: lead.doneAt?.toISOString() ?? null,
    ...(lead.suspicion === undefined ? {} : { suspicion: lead.suspicion }),
    canReply: mailSender() !== undefined && addressOf(lead) !== undefined,
    version: String(lead.revision),
    timeline: [
      ...rowsOf(lead.row),
      ...(await receiptRows(strapi, documentId)),
      ...(await readTimeline(strapi, documentId)),
    ].sort(byTime),
  };
}
