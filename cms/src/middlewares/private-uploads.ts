import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { hasPicturePass, issuePicturePass } from '../accounts/picture-pass';
import { callName } from '../http/call-name';
import { safeEqual } from '../http/safe-equal';
import { uploadsPrefix } from '../media/object-storage/provider';
import { isPublicUpload } from '../media/shown-uploads';
import { optional } from '../setup/environment';
import { callerOf } from '../strapi/caller';

/**
 * The path that the file servers would read. They decode it once, and one of them matches it before that; a disk may ignore
 * case. Undefined outside the uploads.
 */
function uploadAt(ctx: Context): string | undefined {
  const decoded = path.posix.normalize(decodeURIComponent(ctx.path).replaceAll('\\', '/'));
  return decoded.toLowerCase().startsWith(`/${uploadsPrefix}`) ? decoded : undefined;
}

function isBuild(ctx: Context): boolean {
  const token = optional('CMS_BUILD_TOKEN');
  const sent = /^Bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1];
  return token !== undefined && sent !== undefined && safeEqual(sent, token);
}

/** Whether the caller may see every upload: the build, and admins. */
const seesAll = async (strapi: Core.Strapi, ctx: Context): Promise<boolean> =>
  isBuild(ctx) ||
  (await hasPicturePass(strapi, ctx)) ||
  (await callerOf(strapi, ctx)) !== undefined;

/** Strapi's panel asks for the account whenever it is opened. */
const opensPanel = (ctx: Context): boolean => callName(ctx) === 'GET /admin/users/me';

/**
 * Shows strangers only the uploads that a published entry shows. Others answer like files that are not there: pictures of
 * drafts, of the trash and of earlier versions, and files of the media library that nothing uses.
 */
const privateUploads: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const upload = ctx.method === 'GET' || ctx.method === 'HEAD' ? uploadAt(ctx) : undefined;
    if (upload === undefined) {
      await next();
      if (opensPanel(ctx) && ctx.status === 200) await issuePicturePass(strapi, ctx);
      return;
    }
    if (await isPublicUpload(strapi, upload)) {
      await next();
      return;
    }
    // Not handled, it is answered with 404 like any other.
    if (!(await seesAll(strapi, ctx))) return;
    await next();
    if (ctx.status < 400) ctx.set('Cache-Control', 'private, no-cache');
  };
};

export default privateUploads;
