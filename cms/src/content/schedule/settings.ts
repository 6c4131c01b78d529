import { publicUrl } from '../../setup/environment';
import { plainAddress } from '../../leads/mail/plain-address';
import { readAddresses } from '../../leads/mail/recipients';
import { mailSender, readReplyTo } from '../../leads/mail/settings';

/** Who is notified of a failed plan, besides the admin who made it. */
export interface ScheduleMailSettings {
  recipients: readonly string[];
  replyTo: string;
  /** The public address of the CMS, for links; undefined if it is not configured. */
  cms: string | undefined;
}

const name = 'SCHEDULE_EMAIL_TO';

/**
 * The settings from the environment, or undefined if no mail can be sent.
 * @throws Error that names the variable that is missing or wrong
 */
export function readScheduleMailSettings(): ScheduleMailSettings | undefined {
  const recipients = readAddresses(name) ?? [];
  if (!recipients.every((each) => plainAddress(each) !== undefined)) {
    throw new Error(`Set ${name} to plain e-mail addresses, such as editors@example.com.`);
  }
  const from = mailSender();
  if (from !== undefined) return { recipients, replyTo: readReplyTo() ?? from, cms: publicUrl() };
  if (recipients.length === 0) return undefined;
  throw new Error(`Set SMTP_URL and SMTP_FROM: ${name} needs both.`);
}
