import type { Core } from '@strapi/strapi';
import { emailService } from '../../strapi/services';

/** A mail of one plain text. */
export interface PlainMail {
  from: string;
  to: string[];
  replyTo: string;
  subject: string;
  text: string;
  /** Further headers. */
  headers: Record<string, string>;
}

/** The host of a sender, as ids of mails name it. */
export const hostOf = (from: string): string => /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';

/**
 * Sends a mail.
 *
 * Its text is its only part. Strapi's provider would send a text again as HTML, where a visitor's `<` is markup; it leaves
 * attachments alone, and a single attachment without a body is the mail itself.
 * @throws the mail server's error
 */
export async function sendPlainMail(
  strapi: Core.Strapi,
  { text, ...mail }: PlainMail,
): Promise<void> {
  await emailService(strapi).send({
    ...mail,
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
