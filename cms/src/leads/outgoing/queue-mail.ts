import type { Core } from '@strapi/strapi';
import { Refusal } from '../../contract/errors';
import { field } from '../../contract/json';
import { tidyLine } from '../../contract/text';
import { newId } from '../lead-store';
import { plainAddress } from '../mail/plain-address';
import { hostOf } from '../mail/plain-mail';
import { mailSender } from '../mail/settings';
import { mailsOfLead, outgoingUid, type MailKind, type MailLead } from './outgoing-mail';

/** A mail to send. */
export interface NewMail {
  /** A mail is queued once for each key. */
  key: string;
  kind: MailKind;
  /** Absent if it is about no single lead. */
  lead?: MailLead;
  /** Plain addresses. */
  recipients: readonly string[];
  replyTo: string;
  /** One line. */
  subject: string;
  text: string;
  /** Now, if absent. */
  sendAfter?: Date;
  /** From this moment on, the mail is not sent any more; absent if it always is. */
  sendBefore?: Date;
}

/** More than a mail server takes in an hour: whatever fills the queue is not an admin's work. */
const maxWaiting = 10_000;

/** A mail program finds the thread by one of them. */
const maxReferences = 20;

/** How long a mail about no single lead is kept after it was queued. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

const mails = (strapi: Core.Strapi) => strapi.db.query(outgoingUid);

/** The ids of the earlier mails of a lead to the same address, the oldest first. */
async function threadOf(
  strapi: Core.Strapi,
  { lead, recipients }: NewMail,
): Promise<readonly string[]> {
  if (lead === undefined) return [];
  const earlier = await mailsOfLead(strapi, lead.id);
  return earlier
    .filter(({ state, recipient }) => state !== 'failed' && recipient === recipients.join(','))
    .map(({ messageId }) => messageId)
    .slice(-maxReferences);
}

/** @throws Refusal 503 when the queue is full */
async function expectRoom(strapi: Core.Strapi): Promise<void> {
  // Written so that SQLite uses the index.
  const waiting = await mails(strapi).count({ where: { sendAfter: { $gt: new Date(0) } } });
  if (waiting < maxWaiting) return;
  throw new Refusal('overloaded', 'Too many mails wait to be sent. Please try again later.');
}

/** Mails about a lead are deleted with it; the others here. */
async function deleteOld(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - keptMs);
  await mails(strapi).deleteMany({
    where: { leadId: { $null: true }, createdAt: { $lt: before } },
  });
}

/**
 * Queues a mail, to be sent at least once. Inside a Strapi transaction, it joins it: the mail is sent only if the transaction
 * succeeds. A mail about a lead continues the thread of the earlier mails to the same address.
 * @returns false if a mail with its key was queued before
 * @throws Refusal 503 when the queue is full; Error when an address is not plain, or no mail can be sent
 */
export async function queueMail(strapi: Core.Strapi, mail: NewMail): Promise<boolean> {
  const { recipients } = mail;
  if (recipients.length === 0 || !recipients.every((each) => plainAddress(each) !== undefined)) {
    throw new Error('A mail goes to plain addresses only.');
  }
  const from = mailSender();
  if (from === undefined) throw new Error('Mails are sent only with SMTP_URL.');
  await expectRoom(strapi);
  const now = new Date(Date.now());
  const documentId = newId();
  const row = {
    documentId,
    mailKey: mail.key,
    kind: mail.kind,
    form: mail.lead?.form ?? null,
    leadId: mail.lead?.id ?? null,
    recipient: recipients.join(','),
    replyTo: mail.replyTo,
    subject: tidyLine(mail.subject),
    text: mail.text,
    // The same for each attempt, so that a mail program shows a mail that was sent twice only once.
    messageId: `<${mail.kind}.${documentId}@${hostOf(from)}>`,
    inReplyTo: (await threadOf(strapi, mail)).join(' '),
    sendAfter: mail.sendAfter ?? now,
    sendBefore: mail.sendBefore ?? null,
    tries: 0,
    createdAt: now,
    updatedAt: now,
  };
  if (mail.lead === undefined) await deleteOld(strapi);
  await strapi.db.queryBuilder(outgoingUid).insert(row).onConflict(['mail_key']).ignore().execute();
  const queued: unknown = await mails(strapi).findOne({
    where: { mailKey: mail.key },
    select: ['documentId'],
  });
  return field(queued, 'documentId') === documentId;
}

/**
 * Sends a mail again that has failed for good. Inside a Strapi transaction, it joins it.
 * @returns false if it has not, or there is none
 */
export async function queueAgain(strapi: Core.Strapi, key: string): Promise<boolean> {
  const { count } = await mails(strapi).updateMany({
    where: { mailKey: key, sendAfter: { $null: true }, sentAt: { $null: true } },
    data: { sendAfter: new Date(), tries: 0, lastError: null },
  });
  return count === 1;
}
