import type { Core } from '@strapi/strapi';
import { failureCode } from '../../operations/background/every';
import { claim, drop, dueMails, markSent, putOff, type DueMail, type MailRows } from './due-mails';

/** Mails that wait in the rows of a table, and how one of them is sent. */
export interface WaitingMails {
  rows: MailRows;
  /** The columns that `send` reads. */
  columns: readonly string[];
  /** What one of them is, at the start of a sentence of the log. */
  name: string;
  /**
   * @returns false if the mail was not sent and will not be: nobody wants it any more
   * @throws the mail server's error
   */
  send: (row: ReadonlyMap<string, unknown>) => Promise<boolean>;
  /** Further columns to change once a mail was sent. */
  whenSent?: object;
  /** Further columns to change if a mail will not be sent. */
  whenDropped?: object;
  /** Whether a failure is final, and further columns to change. If absent, a mail is retried for three days. */
  whenFailed?: (failure: unknown) => { isFinal: boolean; further: object };
  /** Further columns to change if a mail failed and will not be retried. */
  whenGivenUp?: (row: ReadonlyMap<string, unknown>) => object;
}

/** @returns whether the mail server can be asked to take the next mail */
async function sendOne(strapi: Core.Strapi, mails: WaitingMails, due: DueMail): Promise<boolean> {
  let isSent: boolean;
  try {
    isSent = await mails.send(due.row);
  } catch (failure) {
    const failed = mails.whenFailed?.(failure) ?? { isFinal: false, further: {} };
    const last = mails.whenGivenUp?.(due.row) ?? {};
    const minutes = await putOff(strapi, mails.rows, due, { ...failed, last });
    const further =
      minutes === undefined
        ? 'It will not be retried'
        : `It will be retried in ${String(minutes)} min`;
    strapi.log.error(`${mails.name} failed with ${failureCode(failure)}. ${further}.`);
    return failed.isFinal;
  }
  if (isSent) await markSent(strapi, mails.rows, due, mails.whenSent);
  else await drop(strapi, mails.rows, due, mails.whenDropped);
  return true;
}

/**
 * Sends mails that are due: each once, even if several processes do this at the same time, and again only if the process
 * ends before it has recorded that the mail server took it. It stops at the first failure that another mail would meet, too:
 * usually the server is down, and the others are tried next time.
 * @returns false if it stopped
 */
export async function sendDue(
  strapi: Core.Strapi,
  mails: WaitingMails,
  stopped?: AbortSignal,
): Promise<boolean> {
  for (const due of await dueMails(strapi, mails.rows, mails.columns)) {
    if (stopped?.aborted === true) return false;
    if (!(await claim(strapi, mails.rows, due))) continue;
    if (!(await sendOne(strapi, mails, due))) return false;
  }
  return true;
}
