import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { emailService } from '../../strapi/services';
import { leadMail, replyAddress } from './lead-mail';
import type { NotificationSettings } from './settings';

const hostOf = (from: string): string => /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';

/**
 * Sends the mail about one lead.
 *
 * Its text is its only part. Strapi's provider would send a text again as HTML, where a visitor's `<` is markup; it leaves
 * attachments alone, and a single attachment without a body is the mail itself.
 * @throws the mail server's error
 */
export async function sendLeadMail(
  strapi: Core.Strapi,
  { from, calendar, cms }: NotificationSettings,
  to: readonly string[],
  form: LeadForm,
  lead: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { subject, text } = leadMail(form, lead, { cms, calendar });
  await emailService(strapi).send({
    from,
    to: [...to],
    subject,
    // Otherwise a reply to the mail would go to the firm itself.
    replyTo: replyAddress(lead) ?? from,
    headers: {
      // The same for each attempt, so that a mail program shows a mail that was sent twice only once.
      'Message-ID': `<${form}.${String(lead.get('document_id'))}@${hostOf(from)}>`,
      // Suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
    attachments: [
      {
        content: text,
        contentType: 'text/plain; charset=utf-8',
        contentDisposition: 'inline',
        contentTransferEncoding: 'quoted-printable',
        filename: false,
      },
    ],
  });
}
