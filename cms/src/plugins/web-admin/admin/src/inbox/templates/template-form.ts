import { replyTemplateBody, type ReplyTemplate } from '../../../../api';
import { check, type Checked, type FieldViews } from '../../ui/forms/entry-fields';

/** The values of a template's form. A type, because an interface is not a record. */
export type TemplateForm = {
  name: string;
  subject: string;
  text: string;
  /** The version of the edited template; empty for a new one. */
  version: string;
};

export const emptyTemplate: TemplateForm = { name: '', subject: '', text: '', version: '' };

export const templateViews: FieldViews<TemplateForm> = {
  name: { label: 'Name', kind: 'text' },
  subject: { label: 'Subject', kind: 'text' },
  text: { label: 'Text', kind: 'text' },
};

/** The form of an existing template. */
export const templateToForm = ({ name, subject, text, version }: ReplyTemplate): TemplateForm => ({
  name,
  subject,
  text,
  version,
});

export const checkTemplate = ({ name, subject, text }: TemplateForm): Checked =>
  check(replyTemplateBody, { name, subject, text });
