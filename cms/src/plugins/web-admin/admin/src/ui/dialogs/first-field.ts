const fields = [
  'input:not([type="hidden"]):not(:disabled)',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[contenteditable="true"]',
].join(', ');

/** What a keyboard scrolls in a dialog that only shows something. */
const text = '[role="region"][tabindex="0"]';

/**
 * Puts the focus of a dialog into its first field, or on the text that it shows.
 * @returns false where it has neither
 */
export function focusFirstField(dialog: Element | null | undefined): boolean {
  const first =
    dialog?.querySelector<HTMLElement>(fields) ?? dialog?.querySelector<HTMLElement>(text);
  first?.focus();
  return first !== undefined && first !== null;
}

/** For `onOpenAutoFocus` of a dialog, whose own choice is the first button: the one that closes it. */
export function onOpenAutoFocus(event: Event): void {
  const dialog = event.currentTarget instanceof Element ? event.currentTarget : null;
  if (focusFirstField(dialog)) event.preventDefault();
}
