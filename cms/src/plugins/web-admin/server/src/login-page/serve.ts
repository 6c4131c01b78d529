import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';

/** The page is served as it is written: the sources are there wherever the CMS runs. */
const folder = path.resolve('src/plugins/web-admin/login-page');

const page = 'login.html';

/** Nothing else in the folder is served. */
const files: ReadonlyMap<string, string> = new Map([
  [page, 'text/html; charset=utf-8'],
  ['login.css', 'text/css; charset=utf-8'],
  ['login.js', 'text/javascript; charset=utf-8'],
  ['session.js', 'text/javascript; charset=utf-8'],
  ['notices.js', 'text/javascript; charset=utf-8'],
  ['destination.js', 'text/javascript; charset=utf-8'],
]);

/** Only its own script runs and only its own host is called; no form is sent by the browser, and nobody frames it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

async function serve(ctx: Context, name: string): Promise<void> {
  const type = files.get(name);
  if (type === undefined) {
    ctx.status = 404;
    return;
  }
  ctx.body = await readFile(path.join(folder, name));
  ctx.set('Content-Type', type);
  ctx.set('Content-Security-Policy', policy);
  ctx.set('X-Frame-Options', 'DENY');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', name === page ? 'no-store' : 'no-cache');
}

/** GET /web-admin/login: the login page of web admins. */
export const servePage = (ctx: Context) => serve(ctx, page);

/** GET /web-admin/login/<file>: the page's style sheet and scripts. */
export const serveFile = (ctx: Context & { params: { file: string } }) =>
  serve(ctx, ctx.params.file);
