import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { field } from '../contract/json';

/**
 * The form in which names of accounts are compared: without regard to case, outer blanks and the different ways to write
 * one character.
 */
export function accountKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/**
 * The e-mail address that a name given at a login stands for.
 * @returns an e-mail in lower case; of a username that nobody has, the name itself, which is nobody's e-mail
 */
export async function findEmail(strapi: Core.Strapi, name: string): Promise<string> {
  const key = accountKey(name);
  // A username holds no @ (usernames.ts), so that one name never means two accounts.
  if (key.includes('@')) return name.trim().toLowerCase();
  const row: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { usernameKey: key }, select: ['email'] });
  const email = field(row, 'email');
  return typeof email === 'string' ? email : key;
}

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
