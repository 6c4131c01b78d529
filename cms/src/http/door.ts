import type { Context } from 'koa';
import { createFirstAdminPath } from '../contract/admin';
import { limits } from '../contract/limits';
import { deployNotificationPath } from '../contract/content/publishing';
import { callName } from './call-name';
import { rowAt } from './row-at';

/** A permission that opens an upload: of an admin for an action on a type, or of an API token. */
export interface UploadPermission {
  action: string;
  subject?: string;
}

/** What may be sent to an address. */
export interface Door {
  /** Bytes. */
  limit: number;
  /** Whether the body is read before it is known who calls: what is asked for decides there, and the limit is small. */
  isOpen: boolean;
  /** Takes files, from whoever holds one of these. */
  upload?: readonly UploadPermission[];
}

/** Where nobody has a session yet. Strapi's own; the first admin. */
export const openDoors: readonly string[] = [
  'POST /admin/login',
  'POST /admin/access-token',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  'POST /admin/register',
  'POST /admin/register-admin',
  `POST /web-admin/${createFirstAdminPath}`,
];

const isOpen: ReadonlySet<string> = new Set(openDoors);

const file = 'plugin::upload.file';
const mediaLibrary = [
  { action: 'plugin::upload.assets.create', subject: file },
  { action: 'plugin::upload.assets.update', subject: file },
];

/** The only addresses that take files: those of Strapi's media library, and of the logo of its panel. */
const uploads: readonly [RegExp, readonly UploadPermission[]][] = [
  [/^POST \/upload(\/files(\/[^/]+\/replace)?)?$/, mediaLibrary],
  // What is said about a file comes as a form here, without the file.
  [/^PUT \/upload\/files\/[^/]+$/, mediaLibrary],
  [/^POST \/admin\/project-settings$/, [{ action: 'admin::project-settings.update' }]],
  [/^POST \/api\/upload$/, [{ action: 'plugin::upload.content-api.upload' }]],
];

/** Whether a call is that of the host's notification, whose signature is over the bytes as they came. */
export const isDeployNotification = (ctx: Context): boolean =>
  callName(ctx) === `POST ${deployNotificationPath}`;

/** What may be sent to the address of a call. */
export function doorOf(ctx: Context): Door {
  const name = callName(ctx);
  if (isOpen.has(name)) return { limit: limits.body, isOpen: true };
  const row = rowAt(ctx.method, ctx.path);
  if (row?.body !== undefined) return { limit: row.bodyLimit ?? limits.body, isOpen: false };
  const [, upload] = uploads.find(([address]) => address.test(name)) ?? [];
  return { limit: limits.strapiBody, isOpen: false, upload };
}

/** Whether a call carries files, or claims to. */
export const isMultipart = (ctx: Context): boolean =>
  /^multipart\//i.test(ctx.get('Content-Type').trim());
