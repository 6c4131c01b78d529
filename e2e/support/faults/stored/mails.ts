import type { ReceivedMail } from '../../panel/mail-server';
import type { LeadSystem } from '../lead-system';
import type { StoredLead } from './stored-leads';

/** The mails about leads that a mail server has taken. The first three numbers must be 0. */
export interface MailBalance {
  /** Mails that a lead should have and has not. */
  lost: number;
  /** Further mails of the same kind about a lead, under another id: a mail program shows both. */
  doubled: number;
  /** Mails about no stored lead, to somebody else than they should go to, or about a suspected lead. */
  stray: number;
  /** The mails by their ids. */
  sent: number;
  /** How often a mail came again under its id, because it was not known that it had arrived. */
  repeated: number;
}

/** The address of the firm that gets the mails about new leads. */
export const firmAddress = 'leads@example.com';

const idOf = (source: string): string => /^Message-ID: <(.*)>\r?$/im.exec(source)?.[1] ?? '';

/** The lead's id in a receipt. Its line is too short to be folded. */
const referenceIn = (source: string): string =>
  /^Your reference: (\w+)\r?$/m.exec(source)?.[1] ?? '';

/** What a mail is: its kind and its lead, and whom it must go to. */
interface Due {
  kind: 'notification' | 'receipt';
  lead: string;
  to: string;
}

const nameOf = ({ kind, lead, to }: Due): string => `${kind} ${lead} ${to}`;

/** The mails that a lead should have: one to the firm, and a receipt for a message of the contact form. */
function dueMails({ form, id, fields, isSuspected }: StoredLead): Due[] {
  if (isSuspected) return [];
  const toFirm: Due = { kind: 'notification', lead: id, to: firmAddress };
  if (form !== 'createcontactus') return [toFirm];
  return [toFirm, { kind: 'receipt', lead: id, to: String(fields.email) }];
}

function toDue({ recipients, source }: ReceivedMail): Due {
  const to = recipients.join(',');
  const [kind = '', lead = ''] = idOf(source).split(/[.@]/);
  return kind === 'receipt'
    ? { kind, lead: referenceIn(source), to }
    : { kind: 'notification', lead, to };
}

/**
 * Compares the mails that arrived with those that the stored leads should have.
 * @param leads those whose mails are counted
 * @param all all stored leads: mails about the others are not stray
 */
export function compareMails(
  leads: readonly StoredLead[],
  all: readonly StoredLead[],
  mails: readonly ReceivedMail[],
): MailBalance {
  const own = new Set(leads.map(({ id }) => id));
  const known = new Set(all.flatMap(dueMails).map(nameOf));
  const arrived = mails.map((mail) => ({ due: toDue(mail), id: idOf(mail.source) }));
  const counted = arrived.filter(({ due }) => known.has(nameOf(due)) && own.has(due.lead));
  const names = new Set(counted.map(({ due }) => nameOf(due)));
  const ids = new Set(counted.map(({ due, id }) => `${nameOf(due)} ${id}`));
  return {
    lost: leads.flatMap(dueMails).filter((due) => !names.has(nameOf(due))).length,
    doubled: ids.size - names.size,
    stray: arrived.filter(({ due }) => !known.has(nameOf(due))).length,
    sent: names.size,
    repeated: counted.length - ids.size,
  };
}

/** How many mails the CMS has under way at the same time: one about a new lead, and a queued one. */
const underWay = 2;

/**
 * At most so many mails come again: those of which the CMS was not told that they were taken, and those that it could not
 * record because of a kill.
 * @param killed how often each part was killed
 */
export function maxRepeatedMails(
  { toMail, mailing }: LeadSystem,
  killed: ReadonlyMap<string, number>,
): number {
  const kills = mailing.reduce((sum, { name }) => sum + (killed.get(name) ?? 0), 0);
  return toMail.lost() + underWay * kills;
}
