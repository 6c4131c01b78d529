import type { Context } from 'koa';
import { isObject } from '../contract/json';

/** The fields of a parsed body; none if it is not an object. */
export function sentFields(ctx: Context): Record<string, unknown> {
  const body: unknown = ctx.request.body;
  return isObject(body) ? body : {};
}

/** Whether a call would change the e-mail of an account. Strapi stores e-mails in lower case. */
export const changesEmail = (account: { email: string }, email: unknown): boolean =>
  typeof email === 'string' && email.toLowerCase() !== account.email;

/** The name of the account in a call, if it is a text: `email` on Strapi's own routes, `username` on ours. */
export function sentAccount(ctx: Context): string | undefined {
  const { email, username } = sentFields(ctx);
  return [email, username].find((value) => typeof value === 'string');
}
