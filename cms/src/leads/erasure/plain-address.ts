/**
 * A text in the form in which addresses are compared: letter case, spaces around it and the two ways to write an accent do
 * not count. What waits in the outbox is compared in the same form.
 */
export const plainAddress = (value: unknown): string =>
  typeof value === 'string' ? value.trim().normalize('NFC').toLowerCase() : '';
