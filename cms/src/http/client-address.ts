import type { Context } from 'koa';
import { optional } from '../setup/environment';
import { networkOf } from '../contract/network';
import { safeEqual } from './safe-equal';

/** Header in which the site's function names the address of the caller. */
const clientAddressHeader = 'X-Client-Address';

/** Header in which the function proves its identity on calls whose Authorization is the caller's own. */
const functionTokenHeader = 'X-Function-Token';

function isFunctionToken(sent: string): boolean {
  const token = optional('CMS_FUNCTION_TOKEN');
  return token !== undefined && safeEqual(sent, token);
}

/** Whether the call is the function's own: its token is the bearer. */
export const isFunctionBearer = (ctx: Context): boolean =>
  isFunctionToken(/^Bearer\s+(\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '');

/** Whether the function forwards someone else's call, whose own token is the bearer. */
export const isPassedOn = (ctx: Context): boolean => isFunctionToken(ctx.get(functionTokenHeader));

/** Whether the call carries the function's own token. */
export const isFunctionCall = (ctx: Context): boolean => isFunctionBearer(ctx) || isPassedOn(ctx);

/** The address that the function names; nobody else is trusted. */
function namedByFunction(ctx: Context): string | undefined {
  const named = ctx.get(clientAddressHeader);
  return networkOf(named) !== undefined && isFunctionCall(ctx) ? named.trim() : undefined;
}

/**
 * The caller's address. Without a proxy, that is the other end of the connection. Behind proxies, it is the entry of
 * X-Forwarded-For that the outermost of them wrote (config/server.ts counts them); entries that the caller wrote stand
 * further left and are never read.
 */
export function clientAddress(ctx: Context): string {
  const named = namedByFunction(ctx);
  if (named !== undefined) return named;
  // Some proxies write the port too.
  const seen = ctx.request.ip.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return networkOf(seen) === undefined ? (ctx.req.socket.remoteAddress ?? '') : seen;
}

/** A lead that the function delivers later has no client address. */
export function isDelivery(ctx: Context): boolean {
  return ctx.get(clientAddressHeader) === '' && isFunctionCall(ctx);
}
