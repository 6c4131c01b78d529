import { randomUUID } from 'node:crypto';
import { endpoints, endpointUrl } from '../api/api';
import { record, send, type Answer } from '../api/send';
import type { System } from '../system/system';

export interface Credentials {
  /** Or the e-mail address. */
  username: string;
  password: string;
}

/** An admin with a role of their own. */
interface ChangeableAdmin extends Credentials {
  /** Puts other permissions in the place of the role's. The session goes on. */
  mayOnly: (actions: readonly string[]) => Promise<void>;
}

/** The password of every admin who is made here. */
const password = 'Another-Horse-8';

function expectOk({ status, text }: Answer, what: string): void {
  if (status < 200 || status > 299) throw new Error(`${what}: HTTP ${String(status)} ${text}`);
}

function tokenIn(answer: Answer, what: string): string {
  expectOk(answer, what);
  const { result } = record(answer.body);
  if (typeof result !== 'string') throw new Error(`${what}: there is no token.`);
  return result;
}

/**
 * Logs an admin in by the site's API.
 * @returns the session's token
 */
export async function logIn({ settings }: System, credentials: Credentials): Promise<string> {
  const answer = await send(`${settings.siteUrl}${endpointUrl('adminlogin')}`, {
    method: endpoints.adminlogin.method,
    json: { username: credentials.username, password: credentials.password },
  });
  return tokenIn(answer, 'The login');
}

/** A session of the first admin, who is a Super Admin. */
export const logSuperAdminIn = (system: System): Promise<string> => logIn(system, system.admin);

/** A new admin with the role Web Admin, made by the site's API. */
export async function makeWebAdmin(system: System, superAdmin: string): Promise<Credentials> {
  const credentials = { username: `web-admin-${randomUUID()}`, password };
  const answer = await send(`${system.settings.siteUrl}${endpointUrl('createadmin')}`, {
    method: endpoints.createadmin.method,
    token: superAdmin,
    json: credentials,
  });
  tokenIn(answer, 'The new web admin');
  return credentials;
}

/** Calls Strapi's own API of admins and roles. @returns what its answer carries */
async function callStrapi(
  { settings }: System,
  superAdmin: string,
  [method, path]: [method: string, path: string],
  json: object,
): Promise<Record<string, unknown>> {
  const answer = await send(`${settings.cmsUrl}/admin/${path}`, {
    method,
    token: superAdmin,
    json,
  });
  expectOk(answer, `${method} ${path}`);
  return record(record(answer.body).data);
}

const permissionsFor = (actions: readonly string[]) => ({
  permissions: actions.map((action) => ({ action, subject: null, properties: {}, conditions: [] })),
});

/**
 * A new admin whose role holds these permissions and no other, made as a Super Admin does it in Strapi's settings. The
 * e-mail address stands for the username.
 * @param actions full names, `plugin::web-admin.blog.read`; an empty list for an admin who may do nothing
 */
export async function makeAdminWith(
  system: System,
  superAdmin: string,
  actions: readonly string[],
): Promise<ChangeableAdmin> {
  const name = `admin-${randomUUID()}`;
  const username = `${name}@example.com`;
  const call = callStrapi.bind(null, system, superAdmin);
  const role = await call(['POST', 'roles'], { name, description: '' });
  const rolePath = `roles/${String(role.id)}/permissions`;
  await call(['PUT', rolePath], permissionsFor(actions));
  const user = await call(['POST', 'users'], {
    email: username,
    firstname: name,
    roles: [role.id],
  });
  await call(['POST', 'register'], {
    registrationToken: user.registrationToken,
    userInfo: { firstname: name, password },
  });
  return {
    username,
    password,
    async mayOnly(others) {
      await call(['PUT', rolePath], permissionsFor(others));
    },
  };
}
