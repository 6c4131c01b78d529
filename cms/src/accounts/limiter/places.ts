import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { rememberedSeconds } from './limiter';

const cookieName = 'web_admin_device';

/** The id of the device that calls, if this CMS has issued it: the cookie is signed with APP_KEYS. */
export const deviceOf = (ctx: Context): string | undefined =>
  ctx.cookies.get(cookieName, { signed: true });

/**
 * Marks the browser that is answered as a device, for as long as it is remembered. One that is marked keeps its id, so that
 * it can be known to several accounts.
 * @returns the id
 */
export function issueDevice(ctx: Context): string {
  const id = deviceOf(ctx) ?? randomUUID();
  ctx.cookies.set(cookieName, id, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.request.secure,
    // Only Strapi's own login and forgotten password look at it.
    path: '/admin',
    maxAge: rememberedSeconds * 1_000,
    overwrite: true,
  });
  return id;
}

/** The name of a place from which an account logs in. Nothing that a caller types can make two of them one. */
export const placeOf = (account: string, kind: 'network' | 'device' | 'session', id = ''): string =>
  JSON.stringify([account, kind, id]);
