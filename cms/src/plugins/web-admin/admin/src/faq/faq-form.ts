import { faqBody, type ManagedFaq } from '../../../api';
import { check, type Checked, type FieldLooks } from '../ui/forms/entry-fields';

/** What the FAQ form holds. A type, not an interface: drafts take it as a plain record. */
export type FaqForm = {
  question: string;
  description: string;
  /** Of the entry that is edited; empty where one is created. */
  version: string;
};

export const emptyFaq: FaqForm = { question: '', description: '', version: '' };

export const faqLooks: FieldLooks<FaqForm> = {
  // Spec §2: the question is labelled Title.
  question: { label: 'Title', kind: 'text' },
  description: { label: 'Description', kind: 'rich-text' },
};

/** The form of a FAQ that exists. */
export function faqToForm({ question, description, version }: ManagedFaq): FaqForm {
  return { question, description, version };
}

/** Spec §5: question and description must be filled. */
export function checkFaq({ question, description }: FaqForm): Checked {
  return check(faqBody, { question, description });
}
