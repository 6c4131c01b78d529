import { leadFieldList, type LeadForm } from '../../contract/leads/lead-forms';
import { dueAt, type FirmCalendar } from '../../contract/leads/promise';
import { isolated } from '../../contract/text';
import { formNames } from '../../contract/leads/inbox';
import { leadScreenPath } from '../../contract/screens';
import { storedMoment } from '../kinds';
import { plainAddress } from './plain-address';

/** The subject is the same for every lead, so that no visitor's words get into a header. */
const subjects: Readonly<Record<LeadForm, string>> = {
  createcontactus: 'New message from the contact form',
  createrequestdemo: 'New demo request',
};

const mailedFields = (form: LeadForm) => leadFieldList(form).filter(({ mailed }) => mailed);

/** The columns that a mail about a lead of this form needs. */
export const mailColumns = (form: LeadForm): string[] => [
  ...mailedFields(form).map(({ name }) => name),
  'created_at',
  'due_at',
];

/** Until when the answer to a lead is promised. A process of an earlier release that still runs stores leads without it. */
function storedDue(
  form: LeadForm,
  lead: ReadonlyMap<string, unknown>,
  calendar: FirmCalendar,
): Date {
  const due = lead.get('due_at') ?? undefined;
  return due === undefined
    ? dueAt(form, storedMoment(lead.get('created_at')), calendar)
    : storedMoment(due);
}

/** A moment in words, with the zone. */
export const momentText = (moment: Date, zone: string): string =>
  `${new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment)} (${zone})`;

/** The address to reply to: the visitor's e-mail, if it is exactly one plain address. */
export const replyAddress = (lead: ReadonlyMap<string, unknown>): string | undefined =>
  plainAddress(lead.get('email'));

/**
 * Subject and text of the mail about a lead. The text starts with our own words, so that a visitor's cannot be mistaken for
 * them.
 * @param about.cms the public address of the CMS; without it, the mail has no link
 */
export function leadMail(
  form: LeadForm,
  lead: ReadonlyMap<string, unknown>,
  { cms, calendar }: { cms: string | undefined; calendar: FirmCalendar },
): { subject: string; text: string } {
  const subject = subjects[form];
  const page = leadScreenPath(formNames[form], String(lead.get('document_id')));
  const due = momentText(storedDue(form, lead, calendar), calendar.zone);
  const values = mailedFields(form).map(({ name, label, kind }) => {
    const value = lead.get(name);
    const text = typeof value === 'string' ? value : '';
    return kind === 'lines'
      ? `${label}:\n${text.split('\n').map(isolated).join('\n')}`
      : `${label}: ${isolated(text)}`;
  });
  const lines = [
    cms === undefined ? `${subject}.` : `${subject}. Answer it in the panel: ${cms}${page}`,
    `The site promises an answer by ${due}.`,
    'What follows was written by a visitor.',
    '',
    ...values,
  ];
  return { subject, text: `${lines.join('\n')}\n` };
}
