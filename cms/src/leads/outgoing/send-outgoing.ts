import type { Core } from '@strapi/strapi';
import { every, failureCode } from '../../operations/background/every';
import { field } from '../../contract/json';
import { storedMoment } from '../kinds';
import { sendPlainMail } from '../mail/plain-mail';
import { sendDue } from '../mail/send-due';
import { mailSender, readReplyTo } from '../mail/settings';
import { outgoingRows } from './outgoing-mail';

type Row = ReadonlyMap<string, unknown>;

const columns = [
  'kind',
  'recipient',
  'reply_to',
  'subject',
  'text',
  'message_id',
  'in_reply_to',
  'send_before',
];

/** What tells programs that answer mails whether a person wrote this one. Mails of a person have none. */
const automatic: ReadonlyMap<unknown, string> = new Map([
  ['receipt', 'auto-replied'],
  ['digest', 'auto-generated'],
  ['schedule', 'auto-generated'],
]);

function textIn(row: Row, name: string): string {
  const value = row.get(name);
  return typeof value === 'string' ? value : '';
}

/** The headers that let a mail program put a mail beside those that it continues. */
function threadHeaders(row: Row): Record<string, string> {
  const references = textIn(row, 'in_reply_to');
  if (references === '') return {};
  return { 'In-Reply-To': references.split(' ').at(-1) ?? '', References: references };
}

/** What came too late: the call that a receipt announces should have been made by then. */
function isOverdue(row: Row): boolean {
  const before = row.get('send_before') ?? undefined;
  return before !== undefined && storedMoment(before).getTime() <= Date.now();
}

/** @returns false if the mail is not sent because it would come too late */
async function sendRow(strapi: Core.Strapi, from: string, row: Row): Promise<boolean> {
  if (isOverdue(row)) return false;
  const text = (name: string) => textIn(row, name);
  const auto = automatic.get(row.get('kind'));
  await sendPlainMail(strapi, {
    from,
    to: text('recipient').split(','),
    replyTo: text('reply_to'),
    subject: text('subject'),
    text: text('text'),
    headers: {
      'Message-ID': text('message_id'),
      ...threadHeaders(row),
      ...(auto === undefined ? {} : { 'Auto-Submitted': auto }),
    },
  });
  return true;
}

/** What the server refused for good: an address that it does not know, or the mail itself. */
const refused: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** A refusal of the login or of the sender is not final: an operator can mend it. */
function whenFailed(failure: unknown) {
  const answered = Number(field(failure, 'responseCode'));
  const isFinal = answered >= 500 && answered < 600 && refused.has(field(failure, 'command'));
  const code = failureCode(failure);
  const lastError = Number.isInteger(answered) ? `${code} ${String(answered)}` : code;
  return { isFinal, further: { last_error: lastError } };
}

const withoutWords = { subject: null, text: null };

/** A reply can be sent again. The words of other mails are of no use any more, and a digest's name people. */
const whenGivenUp = (row: Row): object => (row.get('kind') === 'reply' ? {} : withoutWords);

/**
 * Sends the queued mails that are due. The words of a mail are deleted once it was sent or has failed for good: the lead's
 * timeline has those of a reply.
 */
export async function sendOutgoing(
  strapi: Core.Strapi,
  from: string,
  stopped?: AbortSignal,
): Promise<void> {
  const mails = {
    rows: outgoingRows,
    columns,
    name: 'A queued mail',
    send: (row: Row) => sendRow(strapi, from, row),
    whenSent: { ...withoutWords, last_error: null },
    whenDropped: { ...withoutWords, last_error: 'EXPIRED' },
    whenFailed,
    whenGivenUp,
  };
  await sendDue(strapi, mails, stopped);
}

/**
 * Starts sending queued mails, in the background, if a mail server is configured.
 * @throws Error that names a wrong setting
 */
export function startOutgoing(strapi: Core.Strapi): void {
  const from = mailSender();
  readReplyTo();
  if (from === undefined) return;
  every(strapi, {
    name: 'Sending queued mails',
    firstAfterSeconds: 5,
    everySeconds: 5,
    work: (stopped) => sendOutgoing(strapi, from, stopped),
  });
}
