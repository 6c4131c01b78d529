import type { Core } from '@strapi/strapi';
import { every } from '../../operations/background/every';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { leadKinds } from '../kinds';
import type { MailRows } from './due-mails';
import { mailColumns } from './lead-mail';
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

/** Sends the mails about new leads that are due. */
export async function sendDueMails(
  strapi: Core.Strapi,
  settings: NotificationSettings,
  stopped?: AbortSignal,
): Promise<void> {
  for (const form of leadForms) {
    const mails = {
      rows: leadMailRows(form),
      columns: ['document_id', ...mailColumns(form)],
      name: 'The mail about a new lead',
      send: (row: ReadonlyMap<string, unknown>) => sendLeadMail(strapi, settings, form, row),
    };
    if (!(await sendDue(strapi, mails, stopped))) return;
  }
}

/**
 * Starts sending a mail about each new lead, in the background: no visitor waits for a mail server.
 * @throws Error that names a wrong setting
 */
export function startNotifications(strapi: Core.Strapi): void {
  const settings = readNotificationSettings();
  if (settings === undefined) return;
  every(strapi, {
    name: 'Sending mails about new leads',
    firstAfterSeconds: 5,
    everySeconds: 5,
    work: (stopped) => sendDueMails(strapi, settings, stopped),
  });
}
