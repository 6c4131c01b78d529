import type { Context } from 'koa';
import { createFirstAdminPath } from '../contract/admin';
import { limits } from '../contract/limits';
import { deployNotificationPath } from '../contract/content/publishing';
import { callName } from './call-name';
import { rowAt } from './row-at';

/** A permission that allows an upload: an admin's, for an action on a type, or an API token's. */
export interface UploadPermission {
  action: string;
  subject?: string;
}

/** Which bodies a route accepts, and from whom. */
export interface BodyPolicy {
  /** Bytes. */
  limit: number;
  /** Whether the body is read before the caller is known: the body itself decides there, and the limit is small. */
  isOpen: boolean;
  /** Accepts files from callers with one of these permissions. */
  upload?: readonly UploadPermission[];
}

/** The routes for callers without a session: Strapi's own, and the one that creates the first admin. */
export const openRoutes: readonly string[] = [
  'POST /admin/login',
  'POST /admin/access-token',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  'POST /admin/register',
  'POST /admin/register-admin',
  `POST /web-admin/${createFirstAdminPath}`,
];

const open: ReadonlySet<string> = new Set(openRoutes);

const file = 'plugin::upload.file';
const mediaLibrary = [
  { action: 'plugin::upload.assets.create', subject: file },
  { action: 'plugin::upload.assets.update', subject: file },
];

/** The only routes that accept files: those of Strapi's media library and of its panel's logo. */
const uploads: readonly [RegExp, readonly UploadPermission[]][] = [
  [/^POST \/upload(\/files(\/[^/]+\/replace)?)?$/, mediaLibrary],
  // Changes of a file's details arrive as a form here, without the file.
  [/^PUT \/upload\/files\/[^/]+$/, mediaLibrary],
  [/^POST \/admin\/project-settings$/, [{ action: 'admin::project-settings.update' }]],
  [/^POST \/api\/upload$/, [{ action: 'plugin::upload.content-api.upload' }]],
];

/** Drafts, which are as large as the entries that become of them. */
const drafts: readonly [RegExp, number][] = [
  [/^(POST \/web-admin\/blogs\/drafts|PUT \/web-admin\/blogs\/[^/]+\/draft)$/, limits.blogBody],
  [/^(POST \/web-admin\/faqs\/drafts|PUT \/web-admin\/faqs\/[^/]+\/draft)$/, limits.faqBody],
];

/** Whether a call is the host's notification, which is signed over its raw bytes. */
export const isDeployNotification = (ctx: Context): boolean =>
  callName(ctx) === `POST ${deployNotificationPath}`;

/** The policy of the route that a call asks for. */
export function bodyPolicyOf(ctx: Context): BodyPolicy {
  const name = callName(ctx);
  if (open.has(name)) return { limit: limits.body, isOpen: true };
  const row = rowAt(ctx.method, ctx.path);
  if (row?.body !== undefined) return { limit: row.bodyLimit ?? limits.body, isOpen: false };
  const [, draftLimit] = drafts.find(([address]) => address.test(name)) ?? [];
  if (draftLimit !== undefined) return { limit: draftLimit, isOpen: false };
  const [, upload] = uploads.find(([address]) => address.test(name)) ?? [];
  return { limit: limits.strapiBody, isOpen: false, upload };
}

/** Whether a call carries files, or claims to. */
export const isMultipart = (ctx: Context): boolean =>
  /^multipart\//i.test(ctx.get('Content-Type').trim());
