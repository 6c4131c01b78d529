import type { FirmCalendar } from '../../contract/leads/promise';
import { firmCalendar, optional, publicUrl } from '../../setup/environment';
import { plainAddress } from './plain-address';
import { readRecipients, type Recipients } from './recipients';

/** Where the mails about new leads go, and who sends them. */
export interface NotificationSettings {
  recipients: Recipients;
  from: string;
  calendar: FirmCalendar;
  /** The public address of the CMS, for links; undefined if it is not configured. */
  cms: string | undefined;
}

const mailbox = '[^\\s@<>",;:]{1,64}@[^\\s@<>",;:]{1,190}';
// `site@example.com`, or `The site <site@example.com>`. Without control characters, neither can break out of its header.
const sender = new RegExp(`^(?:${mailbox}|[^\\p{Cc}<>",;:@]{1,100}<${mailbox}>)$`, 'u');

/**
 * The sender of the mails.
 * @throws Error when SMTP_FROM is not an address
 */
export function readSender(): string | undefined {
  const from = optional('SMTP_FROM');
  if (from === undefined || sender.test(from)) return from;
  throw new Error('Set SMTP_FROM to one e-mail address, or to a name and <an address>.');
}

/**
 * Who sends the mails, or undefined if none can be sent.
 * @throws Error when SMTP_FROM is not an address
 */
export const mailSender = (): string | undefined =>
  optional('SMTP_URL') === undefined ? undefined : readSender();

/**
 * The inbox of the firm that visitors' answers go to, if there is one.
 * @throws Error when SMTP_REPLY_TO is not an address
 */
export function readReplyTo(): string | undefined {
  const inbox = optional('SMTP_REPLY_TO');
  if (inbox === undefined || plainAddress(inbox) !== undefined) return inbox;
  throw new Error('Set SMTP_REPLY_TO to one e-mail address.');
}

/**
 * The settings from the environment, or undefined if no mails are to be sent.
 * @throws Error that names the variable that is missing or wrong
 */
export function readNotificationSettings(): NotificationSettings | undefined {
  const recipients = readRecipients();
  const [name] = recipients.keys();
  if (name === undefined) return undefined;
  const from = readSender();
  if (from === undefined || optional('SMTP_URL') === undefined) {
    throw new Error(`Set SMTP_URL and SMTP_FROM: ${name} needs both.`);
  }
  return { recipients, from, calendar: firmCalendar(), cms: publicUrl() };
}
