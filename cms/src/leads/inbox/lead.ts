import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import { field, parseJson } from '../../contract/json';
import { storedSuspicions, type StoredSuspicion } from '../../contract/leads/form-signs';
import { mapLeadFields, type LeadForm } from '../../contract/leads/lead-forms';
import {
  leadStates,
  leadWays,
  type LeadState,
  type TimelineRow,
} from '../../contract/leads/timeline';
import { sourceOf } from '../../contract/leads/source';
import { dueAt } from '../../contract/leads/promise';
import type { WorkedLead } from '../../contract/leads/inbox';
import { firmCalendar } from '../../setup/environment';
import { leadKinds, storedMoment } from '../kinds';
import { plainAddress } from '../mail/plain-address';
import { mailSender } from '../mail/settings';
import { mailsOfLead } from '../outgoing/outgoing-mail';
import { activeAdmin } from './admins';
import { readTimeline } from './timeline';

/** What is stored about the work on a lead. */
export interface StoredWork {
  id: number;
  documentId: string;
  createdAt: Date;
  dueAt: Date;
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

export const noSuchLead = (): Refusal =>
  new Refusal('not_found', 'There is no such lead: it may have been deleted meanwhile.');

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
    throw noSuchLead();
  }
  return workOf(form, row);
}

const momentOrNull = (value: unknown): Date | null =>
  value === null || value === undefined ? null : storedMoment(value);

/** What a row says about the work on its lead. @param row by the names of the attributes */
export function workOf(form: LeadForm, row: unknown): StoredWork {
  const owner = field(row, 'owner');
  const createdAt = storedMoment(field(row, 'createdAt'));
  return {
    id: Number(field(row, 'id')),
    documentId: String(field(row, 'documentId')),
    createdAt,
    // A process of an earlier release that still runs stores leads without it.
    dueAt: momentOrNull(field(row, 'dueAt')) ?? dueAt(form, createdAt, firmCalendar()),
    revision: Number(field(row, 'revision')),
    state: leadStates.find((state) => state === field(row, 'state')) ?? 'open',
    owner: typeof owner === 'number' ? owner : null,
    suspicion: storedSuspicions.find((known) => known === field(row, 'suspicion')),
    isNotified: momentOrNull(field(row, 'notifiedAt')) !== null,
    doneAt: momentOrNull(field(row, 'doneAt')),
    row,
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

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
  const source = sourceOf(parseJson(textOrNull(field(lead.row, 'source')) ?? ''));
  return {
    _id: documentId,
    form,
    fields: mapLeadFields(form, (name) => textOrNull(field(lead.row, name)) ?? ''),
    createdAt: lead.createdAt.toISOString(),
    state: lead.state,
    owner: lead.owner === null ? null : await activeAdmin(strapi, lead.owner),
    dueAt: lead.dueAt.toISOString(),
    doneAt: lead.doneAt?.toISOString() ?? null,
    ...(lead.suspicion === undefined ? {} : { suspicion: lead.suspicion }),
    ...(source === undefined ? {} : { source }),
    canReply: mailSender() !== undefined && addressOf(lead) !== undefined,
    version: String(lead.revision),
    timeline: [
      ...rowsOf(lead.row),
      ...(await receiptRows(strapi, documentId)),
      ...(await readTimeline(strapi, documentId)),
    ].sort(byTime),
  };
}
