import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import { storedMoment } from '../kinds';
import { outgoingRows } from '../outgoing/outgoing-mail';
import { keyedHash } from '../person/keyed-hash';
import { mailboxOf } from './receipt-mail';

type Connection = Core.Strapi['db']['connection'];

/** A receipt of a lead that was deleted leaves its time and a hash of its mailbox here: it still counts. */
const table = 'receipt_marks';

/** Receipts are counted from a day before a lead, which is at most a day old. */
const keptMs = 2 * 24 * 60 * 60 * 1_000;

/** What a mark says of the mailbox of an address. */
const markOf = (address: string): string => keyedHash('marks of receipts', mailboxOf(address));

/** Whether somebody may have got a receipt, and it still counts. */
const counts = (receipt: object): boolean =>
  Number(field(receipt, 'tries')) > 0 &&
  storedMoment(field(receipt, 'created_at')).getTime() > Date.now() - keptMs;

/**
 * Marks the receipts of leads that are being deleted, if they may have reached somebody. Call it before their mails are deleted.
 * @param leads their document ids
 */
export async function markReceipts(
  transaction: Connection,
  leads: readonly string[],
): Promise<void> {
  // Reading alone would miss one that is claimed before it is deleted.
  const receipts: object[] = await transaction(outgoingRows.table)
    .where('kind', 'receipt')
    .whereIn('lead_id', leads)
    .update({ [outgoingRows.due]: null })
    .returning(['recipient', 'tries', 'created_at']);
  const marks = receipts.filter(counts).map((receipt) => ({
    mailbox: markOf(String(field(receipt, 'recipient'))),
    at: storedMoment(field(receipt, 'created_at')),
  }));
  if (marks.length > 0) await transaction(table).insert(marks);
}

/** The receipts of deleted leads since a moment. Inside a Strapi transaction, it joins it. */
export async function markedReceipts(
  strapi: Core.Strapi,
  since: Date,
  limit: number,
): Promise<{ count: number; includes: (address: string) => boolean }> {
  const rows: unknown[] = await strapi.db
    .query('api::receipt-mark.receipt-mark')
    .findMany({ where: { at: { $gt: since } }, select: ['mailbox'], limit });
  const mailboxes = new Set(rows.map((row) => field(row, 'mailbox')));
  return { count: rows.length, includes: (address) => mailboxes.has(markOf(address)) };
}

/** Deletes marks that no receipt depends on any more. */
export async function forgetReceipts(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .connection(table)
    .where('at', '<', new Date(Date.now() - keptMs))
    .delete();
}
