import type { Core } from '@strapi/strapi';
import { every } from '../../operations/background/every';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import { queueReceipt } from '../receipt/queue-receipt';
import { readReceiptSettings, receiptForm, type ReceiptSettings } from '../receipt/settings';
import type { MailRows } from './due-mails';
import { mailColumns } from './lead-mail';
import { recipientsOf } from './recipients';
import { sendDue } from './send-due';
import { sendLeadMail } from './send-mail';
import { readNotificationSettings, type NotificationSettings } from './settings';

/** The mail about a new lead waits in the lead's own row. */
export const leadMailRows = (form: LeadForm): MailRows => ({
  table: leadKinds[form].table,
  due: 'notify_after',
  tries: 'notify_tries',
  sent: 'notified_at',
});

/** What is mailed when a lead comes; undefined is switched off. */
export interface LeadMails {
  /** To the firm. */
  notifications: NotificationSettings | undefined;
  /** To the visitor. */
  receipts: ReceiptSettings | undefined;
}

/** @throws Error that names a variable that is missing or wrong */
export const readLeadMails = (): LeadMails => ({
  notifications: readNotificationSettings(),
  receipts: readReceiptSettings(),
});

/** Queues the receipt for a lead, and sends the mail to the firm. @returns false if nobody there gets one */
async function sendAbout(
  strapi: Core.Strapi,
  { notifications, receipts }: LeadMails,
  form: LeadForm,
  row: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  if (receipts !== undefined && form === receiptForm) {
    await queueReceipt(strapi, receipts, String(row.get('document_id')));
  }
  if (notifications === undefined) return false;
  const to = recipientsOf(notifications.recipients, form, row.get('product'));
  if (to.length === 0) return false;
  await sendLeadMail(strapi, notifications, to, form, row);
  return true;
}

/** Sends the mails about new leads that are due. */
export async function sendDueMails(
  strapi: Core.Strapi,
  settings: LeadMails,
  stopped?: AbortSignal,
): Promise<void> {
  for (const form of leadForms) {
    const mails = {
      rows: leadMailRows(form),
      columns: ['document_id', ...mailColumns(form)],
      name: 'The mail about a new lead',
      send: (row: ReadonlyMap<string, unknown>) => sendAbout(strapi, settings, form, row),
    };
    if (!(await sendDue(strapi, mails, stopped))) return;
  }
}

/**
 * Starts sending a mail about each new lead, in the background: no visitor waits for a mail server.
 * @throws Error that names a wrong setting
 */
export function startNotifications(strapi: Core.Strapi): void {
  const settings = readLeadMails();
  if (settings.notifications === undefined && settings.receipts === undefined) return;
  every(strapi, {
    name: 'Sending mails about new leads',
    firstAfterSeconds: 5,
    everySeconds: 5,
    work: (stopped) => sendDueMails(strapi, settings, stopped),
  });
}
