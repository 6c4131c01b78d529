import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';

/** The page is served as it is written: its sources are wherever the CMS runs. */
const folder = path.resolve('src/plugins/web-admin/login-page');

const page = 'login.html';

/** No other file of the folder is served. */
const types: ReadonlyMap<string, string> = new Map([
  [page, 'text/html; charset=utf-8'],
  ['login.css', 'text/css; charset=utf-8'],
  ['login.js', 'text/javascript; charset=utf-8'],
  ['session.js', 'text/javascript; charset=utf-8'],
  ['notices.js', 'text/javascript; charset=utf-8'],
  ['destination.js', 'text/javascript; charset=utf-8'],
]);

/** The page runs only its own scripts, calls only its own host, submits no form and cannot be framed. */
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
  const type = types.get(name);
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

/** GET /web-admin/login: the login page. */
export const servePage = (ctx: Context) => serve(ctx, page);

/** GET /web-admin/login/<file>: its style sheet and scripts. */
export const serveFile = (ctx: Context & { params: { file: string } }) =>
  serve(ctx, ctx.params.file);
