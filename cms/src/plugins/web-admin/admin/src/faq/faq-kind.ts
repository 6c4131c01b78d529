import { panelReads, type ManagedFaq } from '../../../api';
import type { EntryKind } from '../states/entry-kind';
import { texts } from '../texts';
import { FaqFields } from './faq-fields';
import { checkFaq, checkFaqDraft, emptyFaq, faqToForm, faqViews, type FaqForm } from './faq-form';

/** The forms of FAQs. Spec §2. */
export const faqKind: EntryKind<FaqForm, ManagedFaq> = {
  name: 'faq',
  list: panelReads.faqs,
  views: faqViews,
  empty: emptyFaq,
  toForm: faqToForm,
  nameOf: ({ question }) => question,
  check: checkFaq,
  checkDraft: checkFaqDraft,
  create: 'createfaq',
  edit: 'editfaq',
  created: texts.faqCreated,
  updated: texts.faqUpdated,
  mayCreate: 'faq.create',
  mayEdit: 'faq.update',
  mayPublish: 'faq.publish',
  Fields: FaqFields,
};
