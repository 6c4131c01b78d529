import { faqBody, faqDraft, type ManagedFaq } from '../../../api';
import { check, type Checked, type FieldViews } from '../ui/forms/entry-fields';

/** The values of the FAQ form. A type, because an interface is not a record. */
export type FaqForm = {
  question: string;
  description: string;
  /** The version of the edited FAQ; empty for a new one. */
  version: string;
};

export const emptyFaq: FaqForm = { question: '', description: '', version: '' };

export const faqViews: FieldViews<FaqForm> = {
  // Spec §2: the question is labelled Title.
  question: { label: 'Title', kind: 'text' },
  description: { label: 'Description', kind: 'rich-text' },
};

/** The form of an existing FAQ. */
export function faqToForm({ question, description, version }: ManagedFaq): FaqForm {
  return { question, description, version };
}

/** A draft needs a title only. */
export function checkFaqDraft({ question, description }: FaqForm): Checked {
  return check(faqDraft, { question, description });
}

/** Spec §5: question and description are required. */
export function checkFaq({ question, description }: FaqForm): Checked {
  return check(faqBody, { question, description });
}
