import type { Core } from '@strapi/strapi';
import { field, textOf } from '../../contract/json';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { storedMoment } from '../kinds';
import type { MailRows } from '../mail/due-mails';

/** The content type of the mails that the CMS sends to visitors, and to the firm about more than one lead. */
export const outgoingUid = 'api::outgoing-mail.outgoing-mail';

/** Where these mails wait. A row names its lead by the lead's document id, and is deleted with it. */
export const outgoingRows: MailRows = {
  table: 'outgoing_mails',
  due: 'send_after',
  tries: 'tries',
  sent: 'sent_at',
};

/** An admin's reply to a lead; what confirms a message to its visitor; the firm's open leads; a plan that failed. */
export type MailKind = 'reply' | 'receipt' | 'digest' | 'schedule';

/** The key of the mail of a reply. */
export const replyKey = (reply: string): string => `reply:${reply}`;

/** The lead that a mail is about. */
export interface MailLead {
  form: LeadForm;
  id: string;
}

/** A mail about a lead as it is stored. It waits until it was sent or has failed for good. */
export interface StoredMail {
  key: string;
  kind: string;
  recipient: string;
  messageId: string;
  state: 'waiting' | 'sent' | 'failed';
  tries: number;
  /** When it was sent. */
  sentAt?: Date;
  /** Why the last attempt failed: the code of the failure. */
  lastError?: string;
}

const isMissing = (value: unknown): boolean => value === null || value === undefined;

function toStored(row: unknown): StoredMail {
  const sentAt = field(row, 'sentAt');
  const unsent = isMissing(field(row, 'sendAfter')) ? 'failed' : 'waiting';
  const lastError = textOf(field(row, 'lastError'));
  return {
    key: textOf(field(row, 'mailKey')),
    kind: textOf(field(row, 'kind')),
    recipient: textOf(field(row, 'recipient')),
    messageId: textOf(field(row, 'messageId')),
    tries: Number(field(row, 'tries') ?? 0),
    ...(isMissing(sentAt) ? { state: unsent } : { state: 'sent', sentAt: storedMoment(sentAt) }),
    ...(lastError === '' ? {} : { lastError }),
  };
}

/** The mails about a lead, the oldest first. Inside a Strapi transaction, it joins it. */
export async function mailsOfLead(strapi: Core.Strapi, leadId: string): Promise<StoredMail[]> {
  const rows: unknown[] = await strapi.db
    .query(outgoingUid)
    .findMany({ where: { leadId }, orderBy: { id: 'asc' } });
  return rows.map(toStored);
}
