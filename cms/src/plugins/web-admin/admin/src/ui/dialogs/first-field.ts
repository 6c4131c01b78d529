const fields = [
  'input:not([type="hidden"]):not(:disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[contenteditable="true"]',
].join(', ');

/** The text of a dialog without fields, which a keyboard scrolls. */
const text = '[role="region"][tabindex="0"]';

/**
 * Focuses the first field of a dialog, or else its text.
 * @returns false if it has neither
 */
export function focusFirstField(dialog: Element | null | undefined): boolean {
  const first =
    dialog?.querySelector<HTMLElement>(fields) ?? dialog?.querySelector<HTMLElement>(text);
  first?.focus();
  return first !== undefined && first !== null;
}

/** For `onOpenAutoFocus` of a dialog, which would otherwise focus its first button: Close. */
export function onOpenAutoFocus(event: Event): void {
  const dialog = event.currentTarget instanceof Element ? event.currentTarget : null;
  if (focusFirstField(dialog)) event.preventDefault();
}
