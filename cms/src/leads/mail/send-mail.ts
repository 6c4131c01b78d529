import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { leadMail, replyAddress } from './lead-mail';
import { hostOf, sendPlainMail } from './plain-mail';
import type { NotificationSettings } from './settings';

/**
 * Sends the mail about one lead.
 * @throws the mail server's error
 */
export async function sendLeadMail(
  strapi: Core.Strapi,
  { from, calendar, cms }: NotificationSettings,
  to: readonly string[],
  form: LeadForm,
  lead: ReadonlyMap<string, unknown>,
): Promise<void> {
  await sendPlainMail(strapi, {
    ...leadMail(form, lead, { cms, calendar }),
    from,
    to: [...to],
    // Otherwise a reply to the mail would go to the firm itself.
    replyTo: replyAddress(lead) ?? from,
    headers: {
      // The same for each attempt, so that a mail program shows a mail that was sent twice only once.
      'Message-ID': `<${form}.${String(lead.get('document_id'))}@${hostOf(from)}>`,
      // Suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
  });
}
