import type { LeadForm } from '../../contract/delivery';
import { isolated } from '../../contract/text';
import { screenPath, type ScreenName } from '../../contract/screens';

interface Form {
  /** The same for every lead: nothing that a visitor wrote stands in a header. */
  subject: string;
  screen: ScreenName;
  /** The columns in their order, each with what it is called. A text of several lines comes last. */
  columns: readonly (readonly [column: string, title: string])[];
}

const forms: Readonly<Record<LeadForm, Form>> = {
  createcontactus: {
    subject: 'New message from the contact form',
    screen: 'contactdetails',
    columns: [
      ['name', 'Name'],
      ['email', 'E-mail'],
      ['phone', 'Phone'],
      ['subject', 'Subject'],
      ['message', 'Message'],
    ],
  },
  createrequestdemo: {
    subject: 'New demo request',
    screen: 'requestdemos',
    columns: [
      ['product', 'Product'],
      ['name', 'Name'],
      ['email', 'E-mail'],
      ['mobile', 'Mobile'],
    ],
  },
};

/** The columns that a mail about a lead of this form tells. */
export const mailColumns = (form: LeadForm): string[] =>
  forms[form].columns.map(([column]) => column);

/**
 * Subject and text of the mail about a lead. The text begins with what is ours, so that no visitor's words can be taken for
 * it.
 * @param cms the public address of the CMS
 */
export function leadMail(
  form: LeadForm,
  lead: ReadonlyMap<string, unknown>,
  cms: string,
): { subject: string; text: string } {
  const { subject, screen, columns } = forms[form];
  const values = columns.map(([column, title]) => {
    const value = lead.get(column);
    const text = typeof value === 'string' ? value : '';
    return column === 'message'
      ? `${title}:\n${text.split('\n').map(isolated).join('\n')}`
      : `${title}: ${isolated(text)}`;
  });
  const lines = [
    `${subject}. All of them are in the panel: ${cms}${screenPath(screen)}`,
    'What follows was written by a visitor.',
    '',
    ...values,
  ];
  return { subject, text: `${lines.join('\n')}\n` };
}
