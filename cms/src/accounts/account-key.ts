/**
 * The form in which names of accounts are compared: without regard to case, outer blanks and the different ways to write
 * one character.
 */
export function accountKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
