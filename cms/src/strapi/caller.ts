import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isFunctionBearer } from '../http/client-address';
import { authenticationService, type Asking, type AuthenticationService } from './services';
import type { UploadPermission } from '../http/door';

/** Someone whose session or API token is good. */
export interface Caller {
  /** Whether one of these permissions is held. */
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
 * Who calls: found out by Strapi's own strategies, as the route will again, and without an effect on the answer.
 * @returns undefined where the call shows no session or token, or none that is good
 */
export async function callerOf(strapi: Core.Strapi, ctx: Context): Promise<Caller | undefined> {
  if (ctx.get('Authorization') === '') return undefined;
  const type = /^\/api\//i.test(ctx.path) ? 'content-api' : 'admin';
  // All leads come so: they cost no look into the database.
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

const unknownCallers = new WeakSet();

/** Notes that a call brought a body and no session or token that is good. */
export const noteUnknownCaller = ({ req }: Context): void => {
  unknownCallers.add(req);
};

/** Whether that was noted of a call. */
export const isUnknownCaller = ({ req }: Context): boolean => unknownCallers.has(req);
