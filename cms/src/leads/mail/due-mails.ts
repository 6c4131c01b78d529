import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import type { Leaving } from '../../contract/leads/delivery';
import { momentIn } from '../kinds';

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

/** Where mails wait: a table, and its columns that say when a mail is due, how often it was tried and when it was sent. */
export interface MailRows {
  table: string;
  due: string;
  tries: string;
  sent: string;
}

/** A mail that is due. */
export interface DueMail {
  id: number;
  /** How often it was tried. */
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

const inTable = (strapi: Core.Strapi, { table }: MailRows) =>
  strapi.db.connection<Record<string, unknown>>(table);

/**
 * Mails that are due, the longest overdue first.
 * @param columns to read besides those that `rows` names
 */
export async function dueMails(
  strapi: Core.Strapi,
  rows: MailRows,
  columns: readonly string[],
): Promise<DueMail[]> {
  const found = await inTable(strapi, rows)
    .select(['id', rows.tries, ...columns])
    .where(rows.due, '<=', new Date(Date.now()))
    .orderBy(rows.due)
    .limit(batchSize)
    .then((read: object[]) => read);
  return found.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return {
      id: Number(values.get('id')),
      tries: Number(values.get(rows.tries) ?? 0),
      row: values,
    };
  });
}

/**
 * Claims a mail for this process, and counts the attempt.
 * @returns false if another process has claimed it, or it is gone: of concurrent statements, one changes the row
 */
export async function claim(
  strapi: Core.Strapi,
  rows: MailRows,
  { id, tries }: DueMail,
): Promise<boolean> {
  const now = Date.now();
  const changed = await inTable(strapi, rows)
    .where('id', id)
    .where(rows.due, '<=', new Date(now))
    .update({ [rows.due]: new Date(now + claimMs), [rows.tries]: tries + 1 });
  return changed === 1;
}

/**
 * Records that a mail was sent.
 * @param further columns to change
 */
export async function markSent(
  strapi: Core.Strapi,
  rows: MailRows,
  { id }: DueMail,
  further: object = {},
): Promise<void> {
  await inTable(strapi, rows)
    .where('id', id)
    .update({ ...further, [rows.sent]: new Date(), [rows.due]: null });
}

/**
 * Records that a mail will not be sent, because nobody wants it any more.
 * @param further columns to change
 */
export async function drop(
  strapi: Core.Strapi,
  rows: MailRows,
  { id }: DueMail,
  further: object = {},
): Promise<void> {
  await inTable(strapi, rows)
    .where('id', id)
    .update({ ...further, [rows.due]: null });
}

/**
 * Records that a mail could not be sent, and when to retry.
 * @param failed.isFinal whether a retry is useless
 * @param failed.further columns to change
 * @param failed.last columns to change if it was the last attempt
 * @returns in how many minutes that is; undefined if it was the last attempt
 */
export async function putOff(
  strapi: Core.Strapi,
  rows: MailRows,
  { id, tries }: DueMail,
  { isFinal, further, last }: { isFinal: boolean; further: object; last: object },
): Promise<number | undefined> {
  const minutes = isFinal ? undefined : nextTryAfter(tries + 1);
  const after = minutes === undefined ? null : new Date(Date.now() + minutes * 60 * 1_000);
  await inTable(strapi, rows)
    .where('id', id)
    .update({ ...further, ...(minutes === undefined ? last : {}), [rows.due]: after });
  return minutes;
}

/** How many mails have not been sent yet, how many of them have been failing for several minutes, and how old the oldest is. */
export async function waitingMails(
  { db }: Core.Strapi,
  { table, due, tries }: MailRows,
): Promise<Leaving> {
  const late = db.connection.raw('coalesce(sum(case when ?? >= ? then 1 else 0 end), 0) as late', [
    tries,
    alarmingTries,
  ]);
  // Written so that SQLite uses the index: for `is not null` it scans the whole table.
  const row: unknown = await db
    .connection(table)
    .where(due, '>', new Date(0))
    .count({ rows: '*' })
    .min({ oldest: 'created_at' })
    .select(late)
    .first();
  return {
    waiting: Number(field(row, 'rows')),
    failing: Number(field(row, 'late')),
    oldest: momentIn(row, 'oldest')?.toISOString() ?? null,
  };
}
