import { limits } from '../../contract/limits';

// No display name, comment, quotation marks or list, and nothing that could end a header or a command of SMTP.
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const plain = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[A-Za-z]{2,63}$`);

/**
 * An address that mail can be sent to without a doubt about whom it reaches.
 * @returns undefined if the value is anything but exactly one plain address
 */
export function plainAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > limits.email || !plain.test(value)) {
    return undefined;
  }
  // RFC 5321: before the @, an address has at most 64 characters.
  return value.indexOf('@') <= 64 ? value : undefined;
}
