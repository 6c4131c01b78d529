import type { Context } from 'koa';
import { isObject } from '../contract/json';

/** The fields of a parsed body; none when it is no object. */
export function sentFields(ctx: Context): Record<string, unknown> {
  const body: unknown = ctx.request.body;
  return isObject(body) ? body : {};
}

/** Whether a call would change the e-mail of an account. Strapi keeps e-mails in small letters. */
export const changesEmail = (account: { email: string }, email: unknown): boolean =>
  typeof email === 'string' && email.toLowerCase() !== account.email;

/** What names the account in a call, if it is a text: `email` on Strapi's own routes, `username` on ours. */
export function sentAccount(ctx: Context): string | undefined {
  const { email, username } = sentFields(ctx);
  return [email, username].find((value) => typeof value === 'string');
}
