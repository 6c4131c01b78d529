import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { field } from '../contract/json';
import { isFunctionBearer } from '../http/client-address';
import { authenticationService, type Asking, type AuthenticationService } from './services';
import type { UploadPermission } from '../http/body-policy';

/** A caller with a valid session or API token. */
export interface Caller {
  /** Whether the caller has one of these permissions. */
  mayUpload: (permissions: readonly UploadPermission[]) => Promise<boolean>;
}

const siteFunction: Caller = { mayUpload: () => Promise.resolve(false) };

function callerIn(service: AuthenticationService, { route, auth }: Asking['state']) {
  if (auth === undefined) return undefined;
  const holds = ({ action, subject }: UploadPermission): Promise<boolean> => {
    const { type } = route.info;
    if (type === 'admin') return Promise.resolve(auth.ability?.can(action, subject) === true);
    return service.verify(auth, { scope: [action] }).then(
      () => true,
      () => false,
    );
  };
  return {
    mayUpload: async (permissions) =>
      (await Promise.all(permissions.map(holds))).some((held) => held),
  } satisfies Caller;
}

/**
 * The caller: found with Strapi's own strategies, as the route will do again, without an effect on the answer.
 * @returns undefined without a valid session or token
 */
export async function callerOf(strapi: Core.Strapi, ctx: Context): Promise<Caller | undefined> {
  if (ctx.get('Authorization') === '') return undefined;
  const type = /^\/api\//i.test(ctx.path) ? 'content-api' : 'admin';
  // All leads arrive this way: they need no database query.
  if (type === 'content-api' && isFunctionBearer(ctx)) return siteFunction;
  const service = authenticationService(strapi);
  const asking: Asking = {
    request: ctx.request,
    state: { route: { info: { type }, config: {} } },
    unauthorized: () => undefined,
  };
  await service.authenticate(asking, () => Promise.resolve());
  return callerIn(service, asking.state);
}

/** What Strapi found a call's caller to be: an admin, or else the name of an API token. */
export function foundCaller({ state }: Context): { isAdmin: boolean; token: unknown } {
  const auth: unknown = field(state, 'auth');
  return {
    isAdmin: field(field(auth, 'strategy'), 'name') === 'admin',
    token: field(field(auth, 'credentials'), 'name'),
  };
}

/** What Strapi knows about the route of the current call. */
const routeInfo = (strapi: Core.Strapi): unknown =>
  field(field(field(strapi.requestContext.get(), 'state'), 'route'), 'info');

/** Whether the current call came by Strapi's content API, whose callers may ask for drafts (`?status=draft`). */
export const isByContentApi = (strapi: Core.Strapi): boolean =>
  field(routeInfo(strapi), 'type') === 'content-api';

/** Whether the current call came from Strapi's content manager. */
export const isByContentManager = (strapi: Core.Strapi): boolean =>
  field(routeInfo(strapi), 'pluginName') === 'content-manager';

const unknownCallers = new WeakSet();

/** Records that a call brought a body but no valid session or token. */
export const noteUnknownCaller = ({ req }: Context): void => {
  unknownCallers.add(req);
};

/** Whether that was recorded for a call. */
export const isUnknownCaller = ({ req }: Context): boolean => unknownCallers.has(req);
