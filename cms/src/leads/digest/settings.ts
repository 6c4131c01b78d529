import type { FirmCalendar } from '../../contract/leads/promise';
import { firmCalendar, publicUrl } from '../../setup/environment';
import { plainAddress } from '../mail/plain-address';
import { readAddresses } from '../mail/recipients';
import { mailSender, readReplyTo } from '../mail/settings';

/** Who gets the digest of the firm's open leads. */
export interface DigestSettings {
  recipients: readonly string[];
  replyTo: string;
  calendar: FirmCalendar;
  /** The public address of the CMS, for links; undefined if it is not configured. */
  cms: string | undefined;
}

const name = 'DIGEST_EMAIL_TO';

/**
 * The settings from the environment, or undefined if no digest is sent.
 * @throws Error that names the variable that is missing or wrong
 */
export function readDigestSettings(): DigestSettings | undefined {
  const recipients = readAddresses(name);
  if (recipients === undefined) return undefined;
  if (!recipients.every((each) => plainAddress(each) !== undefined)) {
    throw new Error(`Set ${name} to plain e-mail addresses, such as leads@example.com.`);
  }
  const from = mailSender();
  if (from === undefined) throw new Error(`Set SMTP_URL and SMTP_FROM: ${name} needs both.`);
  return { recipients, replyTo: readReplyTo() ?? from, calendar: firmCalendar(), cms: publicUrl() };
}
