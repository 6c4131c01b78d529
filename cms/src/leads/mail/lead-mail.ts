import { leadFieldList, type LeadForm } from '../../contract/leads/lead-forms';
import { isolated } from '../../contract/text';
import { screenPath, type ScreenName } from '../../contract/screens';

/** The subject is the same for every lead, so that no visitor's words get into a header. */
const mails: Readonly<Record<LeadForm, { subject: string; screen: ScreenName }>> = {
  createcontactus: { subject: 'New message from the contact form', screen: 'contactdetails' },
  createrequestdemo: { subject: 'New demo request', screen: 'requestdemos' },
};

const mailedFields = (form: LeadForm) => leadFieldList(form).filter(({ mailed }) => mailed);

/** The columns that a mail about a lead of this form needs. */
export const mailColumns = (form: LeadForm): string[] => mailedFields(form).map(({ name }) => name);

/**
 * Subject and text of the mail about a lead. The text starts with our own words, so that a visitor's cannot be mistaken for
 * them.
 * @param cms the public address of the CMS
 */
export function leadMail(
  form: LeadForm,
  lead: ReadonlyMap<string, unknown>,
  cms: string,
): { subject: string; text: string } {
  const { subject, screen } = mails[form];
  const values = mailedFields(form).map(({ name, label, kind }) => {
    const value = lead.get(name);
    const text = typeof value === 'string' ? value : '';
    return kind === 'lines'
      ? `${label}:\n${text.split('\n').map(isolated).join('\n')}`
      : `${label}: ${isolated(text)}`;
  });
  const lines = [
    `${subject}. All of them are in the panel: ${cms}${screenPath(screen)}`,
    'What follows was written by a visitor.',
    '',
    ...values,
  ];
  return { subject, text: `${lines.join('\n')}\n` };
}
