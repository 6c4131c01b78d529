import type { Core } from '@strapi/strapi';
import { accountKey } from './account-key';

const emailOf = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'email' in row && typeof row.email === 'string'
    ? row.email
    : undefined;

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
  return emailOf(row) ?? key;
}
