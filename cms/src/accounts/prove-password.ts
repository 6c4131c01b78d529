import type { Core } from '@strapi/strapi';
import { textOf } from '../contract/json';
import type { Context } from 'koa';
import { Refusal } from '../contract/errors';
import { refuse } from '../http/refuse';
import { limiterOf, TooManyTries } from './limiter/limiter';
import { placeOf } from './limiter/places';
import { refuseTooMany } from './limiter/refuse-too-many';
import { authService } from '../strapi/services';
import { accountKey } from './find-account';
import { objectsOf } from '../strapi/untyped-rows';
import { weakness } from './weak-password';

/** What a caller's changes to their own account need to know of it. */
export interface OwnAccount {
  id: number;
  email: string;
  username: string;
  /** The hash. */
  password: string;
}

/** The account whose session makes the call. @throws Refusal 401 if there is none */
export function ownAccount({ state }: Context): OwnAccount {
  const [{ id, email, username, password } = {}] = objectsOf(state.user);
  if (typeof id !== 'number' || typeof email !== 'string') {
    throw new Refusal('not_logged_in', 'Log in first: there is no session, or it has ended.');
  }
  return { id, email, username: textOf(username), password: textOf(password) };
}

/**
 * Makes sure that the holder of a session knows the account's password too. Wrong passwords are limited like those of a
 * login, but counted separately for all sessions of the account together, so that no stranger can use them up.
 * @throws Refusal when the password is wrong; TooManyTries
 */
export async function provePassword(
  strapi: Core.Strapi,
  { email, password }: OwnAccount,
  sent: unknown,
): Promise<void> {
  const limiter = await limiterOf(strapi);
  const tried = { limit: 'loginPlace', of: placeOf(accountKey(email), 'session') } as const;
  await limiter.take(tried);
  if (typeof sent !== 'string' || !(await authService(strapi).validatePassword(sent, password))) {
    throw new Refusal('wrong_password', 'The current password is wrong.');
  }
  await limiter.giveBack(tried);
}

/** @throws Refusal when a new password of the account is weak */
export function refuseWeak({ username, email }: OwnAccount, password: string): void {
  const weak = weakness(password, [username, email]);
  if (weak !== undefined) throw new Refusal('weak_password', weak);
}

/** Runs `work`, and answers with what it refuses. @returns whether it refused nothing */
export async function isAllowed(ctx: Context, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (failure) {
    if (failure instanceof TooManyTries) refuseTooMany(ctx, failure);
    else if (failure instanceof Refusal) refuse(ctx, failure);
    else throw failure;
    return false;
  }
}
