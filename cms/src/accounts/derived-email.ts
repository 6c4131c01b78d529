import { createHash } from 'node:crypto';
import { accountKey } from './account-key';

/** What every mail program and every validator takes for the part before the @: at most 64 characters. */
const localPart = /^(?=.{1,64}$)[a-z0-9]+([._-][a-z0-9]+)*$/;

/**
 * The e-mail of an admin who has none: Strapi needs one, and `.invalid` is reserved for addresses that reach nobody. A
 * username that no address can hold is replaced by a hash of it, which is as unique as the username.
 */
export function derivedEmail(username: string): string {
  const key = accountKey(username);
  const hash = () => createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `${localPart.test(key) ? key : `admin-${hash()}`}@admin.invalid`;
}
