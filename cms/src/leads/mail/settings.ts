import type { FirmCalendar } from '../../contract/leads/promise';
import { firmCalendar, optional } from '../../setup/environment';
import { plainAddress } from './plain-address';

/** Where the mails about new leads go, and who sends them. */
export interface NotificationSettings {
  to: string[];
  from: string;
  calendar: FirmCalendar;
}

const mailbox = '[^\\s@<>",;:]{1,64}@[^\\s@<>",;:]{1,190}';
const address = new RegExp(`^${mailbox}$`);
// `site@example.com`, or `The site <site@example.com>`. Without control characters, neither can break out of its header.
const sender = new RegExp(`^(?:${mailbox}|[^\\p{Cc}<>",;:@]{1,100}<${mailbox}>)$`, 'u');
const maxAddresses = 20;

/** When the mail about a new lead is first due; null if no mails are sent. */
export const firstMailAt = (): Date | null =>
  optional('NOTIFY_EMAIL_TO') === undefined ? null : new Date();

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
  const list = optional('NOTIFY_EMAIL_TO');
  if (list === undefined) return undefined;
  const to = list.split(',').map((each) => each.trim());
  if (to.length > maxAddresses || !to.every((each) => address.test(each))) {
    throw new Error('Set NOTIFY_EMAIL_TO to e-mail addresses, separated by commas.');
  }
  const from = readSender();
  if (from === undefined || optional('SMTP_URL') === undefined) {
    throw new Error('Set SMTP_URL and SMTP_FROM: NOTIFY_EMAIL_TO needs both.');
  }
  return { to, from, calendar: firmCalendar() };
}
