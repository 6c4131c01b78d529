const places: readonly { form: RegExp; where: string }[] = [
  { form: /^blog$/, where: 'Add Blog' },
  { form: /^faq$/, where: 'Create FAQ' },
  { form: /^blog\//, where: 'Edit Blog' },
  { form: /^faq\//, where: 'Edit FAQ' },
];

/**
 * What is asked before a logout throws text away.
 * @param forms with unsaved text, as `useDraft` names them
 */
export function unsavedText(forms: readonly string[]): string {
  const where = places.flatMap((place) => {
    const count = forms.filter((form) => place.form.test(form)).length;
    if (count === 0) return [];
    return [count === 1 ? place.where : `${place.where} (${String(count)} entries)`];
  });
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(where);
  return `There is unsaved text in ${list}. A logout discards it.`;
}
