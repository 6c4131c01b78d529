import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { field } from '../contract/json';
import { findSession, isLoggedIn } from '../strapi/sessions';

const cookieName = 'web_admin_pictures';

/** How a browser asks for pictures. Nothing else reads the cookie. */
const picturesPath = '/uploads';

const form = /^([\w-]{1,64})\.([\w-]{1,64})$/;

/**
 * Lets the browser of an admin see the pictures of drafts for as long as the login lasts: an `<img>` cannot send a session's
 * token. The cookie is signed with APP_KEYS, and opens nothing but pictures.
 */
export async function issuePicturePass(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const sessionId: unknown = field(field(ctx.state, 'session'), 'id');
  if (typeof sessionId !== 'string') return;
  const session = await findSession(strapi, sessionId);
  // Renewals change the session, and keep account and device.
  const pass = [session?.userId, session?.deviceId].map(String).join('.');
  if (typeof session?.deviceId !== 'string' || !form.test(pass)) return;
  ctx.cookies.set(cookieName, pass, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.request.secure,
    path: picturesPath,
    overwrite: true,
  });
}

/** Whether a call comes from the browser of an admin whose login still lasts. */
export async function hasPicturePass(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const [, userId, deviceId] = form.exec(ctx.cookies.get(cookieName, { signed: true }) ?? '') ?? [];
  if (userId === undefined || deviceId === undefined) return false;
  if (!(await isLoggedIn(strapi, userId, deviceId))) return false;
  const active = { id: Number(userId), isActive: true, blocked: { $ne: true } };
  return (await strapi.db.query('admin::user').count({ where: active })) > 0;
}
