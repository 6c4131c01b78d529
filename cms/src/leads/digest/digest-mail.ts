import { formNames } from '../../contract/leads/inbox';
import type { LeadForm } from '../../contract/leads/lead-forms';
import { leadScreenPath, screenPath } from '../../contract/screens';
import { isolated } from '../../contract/text';
import { momentText } from '../mail/lead-mail';
import { urgencies, type OpenLead, type OpenLeads, type Urgency } from './open-leads';

const titles: Readonly<Record<Urgency, string>> = {
  late: 'Late',
  today: 'Due today',
  nobodys: 'Without an owner',
};

const forms: Readonly<Record<LeadForm, string>> = {
  createcontactus: 'Message',
  createrequestdemo: 'Demo request',
};

/** Longer names and topics are cut: a digest is read at a glance. */
const maxShown = 80;

const segmenter = new Intl.Segmenter('en');

/** One line of a visitor's words. */
function shown(text: string): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const isCut = characters.length > maxShown;
  return isolated(isCut ? `${characters.slice(0, maxShown - 1).join('')}…` : text);
}

/** What a digest needs besides the leads. */
interface Setting {
  /** The firm's time zone. */
  zone: string;
  /** The public address of the CMS; without it, the digest has no links. */
  cms: string | undefined;
  /** The names of the owners' accounts; one that cannot log in has none. */
  owners: ReadonlyMap<number, string>;
}

function linesOf(lead: OpenLead, { zone, cms, owners }: Setting): string[] {
  const owner = lead.owner === null ? undefined : owners.get(lead.owner);
  const name = lead.name === '' ? 'No name' : shown(lead.name);
  const page = leadScreenPath(formNames[lead.form], lead.id);
  return [
    `- ${name}: ${shown(lead.topic)}`,
    `  ${forms[lead.form]}, promised by ${momentText(lead.due, zone)}. ${owner === undefined ? 'Nobody owns it.' : `Owner: ${isolated(owner)}.`}`,
    ...(cms === undefined ? [] : [`  ${cms}${page}`]),
  ];
}

function sectionOf(urgency: Urgency, leads: OpenLeads, setting: Setting): string[] {
  const { count, leads: listed } = leads[urgency];
  if (count === 0) return [];
  const more = count - listed.length;
  return [
    `${titles[urgency]} (${String(count)})`,
    '',
    ...listed.flatMap((lead) => linesOf(lead, setting)),
    ...(more > 0 ? [`- and ${String(more)} more`] : []),
    '',
  ];
}

/**
 * Subject and text of the digest of open leads: late ones first. The subject has counts only; names and topics in the text
 * were typed by visitors.
 * @returns undefined if there is nothing to report
 */
export function digestMail(
  leads: OpenLeads,
  setting: Setting,
): { subject: string; text: string } | undefined {
  const counts = urgencies.flatMap((urgency) =>
    leads[urgency].count === 0
      ? []
      : [`${String(leads[urgency].count)} ${titles[urgency].toLowerCase()}`],
  );
  if (counts.length === 0) return undefined;
  const subject = `Leads: ${counts.join(', ')}`;
  const place =
    setting.cms === undefined ? [] : [`All leads: ${setting.cms}${screenPath('leads')}`];
  const lines = [
    'These leads wait for an answer. Names and topics were written by visitors.',
    ...place,
    '',
    ...urgencies.flatMap((urgency) => sectionOf(urgency, leads, setting)),
  ];
  return { subject, text: lines.join('\n') };
}
