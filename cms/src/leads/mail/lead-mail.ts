import { leadFieldList, type LeadForm } from '../../contract/leads/lead-forms';
import { dueAt, type FirmCalendar } from '../../contract/leads/promise';
import { isolated } from '../../contract/text';
import { screenPath, type ScreenName } from '../../contract/screens';
import { storedMoment } from '../kinds';
import { plainAddress } from './plain-address';

/** The subject is the same for every lead, so that no visitor's words get into a header. */
const mails: Readonly<Record<LeadForm, { subject: string; screen: ScreenName }>> = {
  createcontactus: { subject: 'New message from the contact form', screen: 'contactdetails' },
  createrequestdemo: { subject: 'New demo request', screen: 'requestdemos' },
};

const mailedFields = (form: LeadForm) => leadFieldList(form).filter(({ mailed }) => mailed);

/** The columns that a mail about a lead of this form needs. */
export const mailColumns = (form: LeadForm): string[] => [
  ...mailedFields(form).map(({ name }) => name),
  'created_at',
];

/** A sentence that says by when the site promises an answer. */
function promiseText(form: LeadForm, accepted: Date, calendar: FirmCalendar): string {
  const due = new Intl.DateTimeFormat('en-GB', {
    timeZone: calendar.zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(dueAt(form, accepted, calendar));
  return `The site promises an answer by ${due} (${calendar.zone}).`;
}

/** The address to reply to: the visitor's e-mail, if it is exactly one plain address. */
export const replyAddress = (lead: ReadonlyMap<string, unknown>): string | undefined =>
  plainAddress(lead.get('email'));

/**
 * Subject and text of the mail about a lead. The text starts with our own words, so that a visitor's cannot be mistaken for
 * them.
 * @param about.cms the public address of the CMS
 */
export function leadMail(
  form: LeadForm,
  lead: ReadonlyMap<string, unknown>,
  { cms, calendar }: { cms: string; calendar: FirmCalendar },
): { subject: string; text: string } {
  const { subject, screen } = mails[form];
  const accepted = storedMoment(lead.get('created_at'));
  const values = mailedFields(form).map(({ name, label, kind }) => {
    const value = lead.get(name);
    const text = typeof value === 'string' ? value : '';
    return kind === 'lines'
      ? `${label}:\n${text.split('\n').map(isolated).join('\n')}`
      : `${label}: ${isolated(text)}`;
  });
  const lines = [
    `${subject}. All of them are in the panel: ${cms}${screenPath(screen)}`,
    promiseText(form, accepted, calendar),
    'What follows was written by a visitor.',
    '',
    ...values,
  ];
  return { subject, text: `${lines.join('\n')}\n` };
}
