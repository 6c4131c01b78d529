import type { Core } from '@strapi/strapi';
import { every, failureCode } from '../../operations/background/every';
import { leadForms, type LeadForm } from '../../contract/leads/lead-forms';
import { claim, dueLeads, markSent, markUnwanted, putOff, type DueLead } from './due-leads';
import { recipientsOf } from './recipients';
import { sendLeadMail } from './send-mail';
import { readNotificationSettings, type NotificationSettings } from './settings';

/** @returns false if the mail server did not accept it */
async function send(
  strapi: Core.Strapi,
  settings: NotificationSettings,
  form: LeadForm,
  lead: DueLead,
): Promise<boolean> {
  const to = recipientsOf(settings.recipients, form, lead.row.get('product'));
  if (to.length === 0) {
    await markUnwanted(strapi, form, lead);
    return true;
  }
  try {
    await sendLeadMail(strapi, settings, to, form, lead.row);
  } catch (failure) {
    const minutes = await putOff(strapi, form, lead);
    const further =
      minutes === undefined
        ? 'It will not be retried'
        : `It will be retried in ${String(minutes)} min`;
    strapi.log.error(`The mail about a new lead failed with ${failureCode(failure)}. ${further}.`);
    return false;
  }
  await markSent(strapi, form, lead);
  return true;
}

/**
 * Sends the mails that are due: one for each lead, even if several processes do this at the same time. It stops at the
 * first failure: usually the server is down, and the others are tried next time.
 */
export async function sendDueMails(
  strapi: Core.Strapi,
  settings: NotificationSettings,
  stopped?: AbortSignal,
): Promise<void> {
  for (const form of leadForms) {
    for (const lead of await dueLeads(strapi, form)) {
      if (stopped?.aborted === true) return;
      if (!(await claim(strapi, form, lead))) continue;
      if (!(await send(strapi, settings, form, lead))) return;
    }
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
