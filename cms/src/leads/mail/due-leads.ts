import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import { mailColumns } from './lead-mail';

/** From the seventh failure on a mail is tried each hour. */
const maxMinutes = 60;

/** The first six waits make an hour together, each of the 71 others is one: three days. */
const maxTries = 77;

/**
 * In how many minutes a mail is tried again that could not be sent.
 * @param tries how often it was tried
 * @returns undefined when it was tried for three days
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
/** For so long nobody else sends a mail that is being sent. Longer than any mail takes. */
const claimMs = 5 * 60 * 1_000;

/** Some seven minutes without a mail server. */
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

/** Leads of a form whose mail is due, the longest due first. */
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
 * Takes a mail for this process to send, and counts the try.
 * @returns false when another process has it: of equal statements at the same moment one changes the row
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

/** Notes that a mail was sent. */
export async function markSent(
  strapi: Core.Strapi,
  form: LeadForm,
  { id }: DueLead,
): Promise<void> {
  await leads(strapi, form).where('id', id).update({ notified_at: new Date(), notify_after: null });
}

/**
 * Notes that a mail could not be sent, and when it is tried again.
 * @returns in how many minutes that is, or undefined when it was tried for long enough
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

/** How many mails are not sent yet, and how many of them have failed for several minutes. */
export async function waitingMails(
  strapi: Core.Strapi,
  form: LeadForm,
): Promise<{ waiting: number; failing: number }> {
  // In words that find the index: SQLite looks through the whole table for `is not null`.
  const waiting = () => leads(strapi, form).where('notify_after', '>', new Date(0));
  const [all] = await waiting().count({ rows: '*' });
  const [late] = await waiting().where('notify_tries', '>=', alarmingTries).count({ rows: '*' });
  return { waiting: Number(all?.rows), failing: Number(late?.rows) };
}
