import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { field } from '../contract/json';
import { plainAddress } from '../leads/mail/plain-address';

/**
 * Normalises an account name for comparison: case, surrounding white space and the Unicode form of a character do not
 * matter.
 */
export function accountKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/**
 * The e-mail address that belongs to a name given at login.
 * @returns an e-mail in lower case; for an unknown username the name itself, which is nobody's e-mail
 */
export async function findEmail(strapi: Core.Strapi, name: string): Promise<string> {
  const key = accountKey(name);
  // A username cannot contain @ (usernames.ts), so a name never refers to two accounts.
  if (key.includes('@')) return name.trim().toLowerCase();
  const row: unknown = await strapi.db
    .query('admin::user')
    .findOne({ where: { usernameKey: key }, select: ['email'] });
  const email = field(row, 'email');
  return typeof email === 'string' ? email : key;
}

/** A local part (before the @) that every mail program and validator accepts: at most 64 characters. */
const localPart = /^(?=.{1,64}$)[a-z0-9]+([._-][a-z0-9]+)*$/;

/** Reserved for addresses that reach nobody (RFC 2606). */
const reachesNobody = '.invalid';

/** The mailbox of an account, if mail can be sent to its address and the mailbox can exist. */
export function adminMailbox(account: unknown): string | undefined {
  const address = plainAddress(field(account, 'email'));
  return address?.toLowerCase().endsWith(reachesNobody) === true ? undefined : address;
}

/**
 * A placeholder e-mail for an admin who has none: Strapi requires one, and `adminMailbox` knows that it reaches nobody. A
 * username that does not fit into an address is replaced by its hash, which is just as unique.
 */
export function derivedEmail(username: string): string {
  const key = accountKey(username);
  const hash = () => createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `${localPart.test(key) ? key : `admin-${hash()}`}@admin${reachesNobody}`;
}
