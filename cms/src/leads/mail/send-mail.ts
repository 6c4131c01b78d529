import type { Core } from '@strapi/strapi';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { emailService } from '../../strapi/services';
import { leadMail, replyAddress } from './lead-mail';
import type { NotificationSettings } from './settings';

const hostOf = (from: string): string => /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';

/**
 * Sends the mail about one lead.
 *
 * Its text is its only part. Strapi's provider would send a text once more as HTML, where a visitor's `<` is markup; what
 * is attached it leaves alone, and one attachment without anything beside it is the mail itself.
 * @throws the mail server's error
 */
export async function sendLeadMail(
  strapi: Core.Strapi,
  { from, to, calendar }: NotificationSettings,
  form: LeadForm,
  lead: ReadonlyMap<string, unknown>,
): Promise<void> {
  const cms = strapi.config.get<string>('server.absoluteUrl');
  const { subject, text } = leadMail(form, lead, { cms, calendar });
  await emailService(strapi).send({
    from,
    to,
    subject,
    // Without it the answer would go to the firm itself.
    replyTo: replyAddress(lead) ?? from,
    headers: {
      // The same at each try, so that a mail program shows a mail that was sent twice once.
      'Message-ID': `<${form}.${String(lead.get('document_id'))}@${hostOf(from)}>`,
      // No absence note comes back.
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
