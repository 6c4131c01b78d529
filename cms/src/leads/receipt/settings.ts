import type { LeadForm } from '../../contract/leads/lead-forms';
import type { FirmCalendar } from '../../contract/leads/promise';
import { firmCalendar, optional, wholeNumber } from '../../setup/environment';
import { mailSender, readReplyTo } from '../mail/settings';

/** How receipts are sent. */
export interface ReceiptSettings {
  /** Where an answer to a receipt goes: the firm's inbox. */
  replyTo: string;
  calendar: FirmCalendar;
  /** The public address of the site, if it is configured. */
  site: string | undefined;
  /** How many receipts are sent in 24 hours at most, to all visitors together. */
  perDay: number;
}

/** The form whose visitors get a receipt. The other form has no captcha. */
export const receiptForm = 'createcontactus' satisfies LeadForm;

const name = 'VISITOR_RECEIPTS';

/** Whether visitors of a form get receipts, if the settings are right. Reading them all takes too long for each lead. */
export const isReceiptSent = (form: LeadForm): boolean =>
  form === receiptForm && optional('SMTP_URL') !== undefined && optional(name) !== 'false';

function isWanted(hasMailServer: boolean): boolean {
  const raw = optional(name) ?? String(hasMailServer);
  if (raw === 'true' || raw === 'false') return raw === 'true';
  throw new Error(`Set ${name} to true or false.`);
}

/**
 * The settings from the environment, or undefined if no receipts are sent: without a mail server, or when they are switched off.
 * @throws Error that names the variable that is missing or wrong
 */
export function readReceiptSettings(): ReceiptSettings | undefined {
  const from = mailSender();
  const perDay = wholeNumber('VISITOR_RECEIPTS_PER_DAY', 200, 1, 10_000);
  if (!isWanted(from !== undefined)) return undefined;
  if (from === undefined) throw new Error(`Set SMTP_URL and SMTP_FROM: ${name} needs both.`);
  const site = optional('SITE_URL')?.replace(/\/+$/, '');
  return { replyTo: readReplyTo() ?? from, calendar: firmCalendar(), site, perDay };
}
