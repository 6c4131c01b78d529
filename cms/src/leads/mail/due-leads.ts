import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import { mailColumns } from './lead-mail';

/** From the seventh failure on, a mail is retried every hour. */
const maxMinutes = 60;

/** The first six waits add up to an hour; the other 71 are an hour each: three days in total. */
const maxTries = 77;

/**
 * In how many minutes a failed mail is retried.
 * @param tries how often it was tried
 * @returns undefined after three days
 */
export function nextTryAfter(tries: number): number | undefined {
  return tries > maxTries ? undefined : Math.min(2 ** (tries - 1), maxMinutes);
}

/** A lead whose mail is due. */
export interface DueLead {
  id: number;
  /** How often its mail was tried. */
  tries: number;
  /** The row by its columns. */
  row: ReadonlyMap<string, unknown>;
}

/** How many are read at a time. */
const batchSize = 20;
/** How long a mail that is being sent is claimed by one process. Longer than any mail takes. */
const claimMs = 5 * 60 * 1_000;

/** About seven minutes without a mail server. */
const alarmingTries = 4;

const leads = (strapi: Core.Strapi, form: LeadForm) =>
  strapi.db.connection<Record<string, unknown>>(leadKinds[form].table);

function toDueLead(row: object): DueLead {
  const values = new Map<string, unknown>(Object.entries(row));
  return {
    id: Number(values.get('id')),
    tries: Number(values.get('notify_tries') ?? 0),
    row: values,
  };
}

/** Leads of a form whose mail is due, the longest overdue first. */
export async function dueLeads(strapi: Core.Strapi, form: LeadForm): Promise<DueLead[]> {
  const rows = await leads(strapi, form)
    .select(['id', 'document_id', 'notify_tries', ...mailColumns(form)])
    .where('notify_after', '<=', new Date())
    .orderBy('notify_after')
    .limit(batchSize)
    .then((found: object[]) => found);
  return rows.map(toDueLead);
}

/**
 * Claims a mail for this process, and counts the attempt.
 * @returns false if another process has claimed it: of concurrent statements, one changes the row
 */
export async function claim(
  strapi: Core.Strapi,
  form: LeadForm,
  { id, tries }: DueLead,
): Promise<boolean> {
  const now = Date.now();
  const changed = await leads(strapi, form)
    .where('id', id)
    .where('notify_after', '<=', new Date(now))
    .update({ notify_after: new Date(now + claimMs), notify_tries: tries + 1 });
  return changed === 1;
}

/** Records that a mail was sent. */
export async function markSent(
  strapi: Core.Strapi,
  form: LeadForm,
  { id }: DueLead,
): Promise<void> {
  await leads(strapi, form).where('id', id).update({ notified_at: new Date(), notify_after: null });
}

/** Records that nobody gets a mail: whoever got it when the lead came is no longer configured. */
export async function markUnwanted(
  strapi: Core.Strapi,
  form: LeadForm,
  { id }: DueLead,
): Promise<void> {
  await leads(strapi, form).where('id', id).update({ notify_after: null });
}

/**
 * Records that a mail could not be sent, and when to retry.
 * @returns in how many minutes that is; undefined if it was the last attempt
 */
export async function putOff(
  strapi: Core.Strapi,
  form: LeadForm,
  { id, tries }: DueLead,
): Promise<number | undefined> {
  const minutes = nextTryAfter(tries + 1);
  const after = minutes === undefined ? null : new Date(Date.now() + minutes * 60 * 1_000);
  await leads(strapi, form).where('id', id).update({ notify_after: after });
  return minutes;
}

/** How many mails have not been sent yet, and how many of them have been failing for several minutes. */
export async function waitingMails(
  strapi: Core.Strapi,
  form: LeadForm,
): Promise<{ waiting: number; failing: number }> {
  // Written so that SQLite uses the index: for `is not null` it scans the whole table.
  const waiting = () => leads(strapi, form).where('notify_after', '>', new Date(0));
  const [all] = await waiting().count({ rows: '*' });
  const [late] = await waiting().where('notify_tries', '>=', alarmingTries).count({ rows: '*' });
  return { waiting: Number(all?.rows), failing: Number(late?.rows) };
}
