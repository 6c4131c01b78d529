import { screenTitles } from '../texts';
import { counted, listed } from '../ui/wording';

const places: readonly { form: RegExp; where: string }[] = [
  { form: /^blog$/, where: screenTitles.addblog },
  { form: /^faq$/, where: 'Create FAQ' },
  { form: /^blog\//, where: 'Edit Blog' },
  { form: /^faq\//, where: 'Edit FAQ' },
  { form: /^lead-note\//, where: 'New note about a lead' },
];

const entries = { one: 'entry', many: 'entries' };

/**
 * The question before a logout discards text.
 * @param forms with unsaved text, as `useUnsent` names them
 */
export function unsavedText(forms: readonly string[]): string {
  const where = places.flatMap((place) => {
    const count = forms.filter((form) => place.form.test(form)).length;
    if (count === 0) return [];
    return [count === 1 ? place.where : `${place.where} (${counted(count, entries)})`];
  });
  return `There is unsaved text in ${listed(where)}. A logout discards it.`;
}
