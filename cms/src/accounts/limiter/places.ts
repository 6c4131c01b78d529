import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { rememberedSeconds } from './limiter';

const cookieName = 'web_admin_device';

/** The id of the calling device, if this CMS issued it: the cookie is signed with APP_KEYS. */
export const deviceOf = (ctx: Context): string | undefined =>
  ctx.cookies.get(cookieName, { signed: true });

/**
 * Marks the caller's browser as a known device for as long as it is remembered. A browser that is marked already keeps its
 * id, so that several accounts can know it.
 * @returns the id
 */
export function issueDevice(ctx: Context): string {
  const id = deviceOf(ctx) ?? randomUUID();
  ctx.cookies.set(cookieName, id, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.request.secure,
    // Only Strapi's own login and forgotten-password routes read it.
    path: '/admin',
    maxAge: rememberedSeconds * 1_000,
    overwrite: true,
  });
  return id;
}

/** The name of a place from which an account logs in. No input can make two places share a name. */
export const placeOf = (account: string, kind: 'network' | 'device' | 'session', id = ''): string =>
  JSON.stringify([account, kind, id]);
