import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import { field } from '../../contract/json';
import { dueAt } from '../../contract/leads/promise';
import { isDone, leadStates } from '../../contract/leads/timeline';
import { holdLock, type Transaction } from '../../setup/database-lock';
import { leadKinds, storedMoment } from '../kinds';
import { plainAddress } from '../mail/plain-address';
import { outgoingUid } from '../outgoing/outgoing-mail';
import { queueMail } from '../outgoing/queue-mail';
import { mailboxOf, receiptMail } from './receipt-mail';
import { markedReceipts } from './receipt-marks';
import { receiptForm, type ReceiptSettings } from './settings';

const { uid } = leadKinds[receiptForm];

/** A mailbox gets one receipt within this period; an older lead gets none. */
const dayMs = 24 * 60 * 60 * 1_000;

/** A lead that gets a receipt, unless there were too many. */
interface Confirmable {
  address: string;
  accepted: Date;
  due: Date;
}

/**
 * Reads a lead whose visitor may get a receipt, and holds its row until the transaction ends: whoever deletes it, or marks it as
 * spam, comes before or after.
 */
async function confirmable(
  strapi: Core.Strapi,
  { calendar }: ReceiptSettings,
  id: string,
): Promise<Confirmable | undefined> {
  const where = { documentId: id, suspicion: { $null: true } };
  await strapi.db.queryBuilder(uid).where(where).update({ suspicion: null }).execute();
  const row: unknown = await strapi.db.query(uid).findOne({ where });
  const address = plainAddress(field(row, 'email'));
  if (address === undefined) return undefined;
  const state = leadStates.find((known) => known === field(row, 'state'));
  // The captcha of a dead letter may have been used before: one solution must not send many receipts.
  if (field(row, 'way') === 'dead_letter' || (state !== undefined && isDone(state))) {
    return undefined;
  }
  const accepted = storedMoment(field(row, 'createdAt'));
  const stored = field(row, 'dueAt') ?? undefined;
  const due = stored === undefined ? dueAt(receiptForm, accepted, calendar) : storedMoment(stored);
  const now = Date.now();
  if (now - accepted.getTime() > dayMs || due.getTime() <= now) return undefined;
  return { address, accepted, due };
}

/**
 * Whether another receipt is harmless, even for someone whose address others enter. It counts from a day before the lead
 * came: what was refused once is not sent when a failed mail is retried. Receipts of deleted leads count, too.
 */
async function isHarmless(
  strapi: Core.Strapi,
  { address, accepted }: Confirmable,
  perDay: number,
): Promise<boolean> {
  const since = new Date(accepted.getTime() - dayMs);
  const recent: unknown[] = await strapi.db.query(outgoingUid).findMany({
    where: { kind: 'receipt', createdAt: { $gt: since } },
    select: ['recipient'],
    limit: perDay,
  });
  // After the mails: a deletion between the two is then counted twice, and not missed.
  const marked = await markedReceipts(strapi, since, perDay);
  if (recent.length + marked.count >= perDay) {
    strapi.log.warn('A receipt was not sent: VISITOR_RECEIPTS_PER_DAY is reached.');
    return false;
  }
  if (marked.includes(address)) return false;
  const mailbox = mailboxOf(address);
  return !recent.some((row) => mailboxOf(String(field(row, 'recipient'))) === mailbox);
}

/**
 * Queues the receipt for a contact message, once, if its visitor gets one. Inside a Strapi transaction, it joins it.
 * @param id the lead's document id
 */
export async function queueReceipt(
  strapi: Core.Strapi,
  settings: ReceiptSettings,
  id: string,
): Promise<void> {
  const { replyTo, calendar, site, perDay } = settings;
  const queue = async ({ trx }: { trx: Transaction }) => {
    const lead = await confirmable(strapi, settings, id);
    if (lead === undefined) return;
    // Two processes must not count at the same time.
    await holdLock(strapi, trx, 'receipts');
    if (!(await isHarmless(strapi, lead, perDay))) return;
    await queueMail(strapi, {
      key: `receipt:${id}`,
      kind: 'receipt',
      lead: { form: receiptForm, id },
      recipients: [lead.address],
      replyTo,
      ...receiptMail({ reference: id, due: lead.due, zone: calendar.zone, site }),
      sendBefore: lead.due,
    });
  };
  try {
    await strapi.db.transaction(queue);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    strapi.log.warn('A receipt was not sent: too many mails wait.');
  }
}

/** Withdraws the receipt of a lead that turned out to be spam, if it was not sent yet. Inside a Strapi transaction, it joins it. */
export async function withdrawReceipt(strapi: Core.Strapi, id: string): Promise<void> {
  await strapi.db.query(outgoingUid).deleteMany({
    where: { leadId: id, kind: 'receipt', sentAt: { $null: true } },
  });
}
