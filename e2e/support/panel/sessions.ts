import { randomUUID } from 'node:crypto';
import { endpoints, endpointUrl } from '../api/api';
import { record, send, type Answer } from '../api/send';
import type { System } from '../system/system';

export interface Credentials {
  /** The username or e-mail address. */
  username: string;
  password: string;
}

/** An admin with a separate role. */
interface ChangeableAdmin extends Credentials {
  /** Replaces the role's permissions. The session continues. */
  mayOnly: (actions: readonly string[]) => Promise<void>;
}

/** The password of every admin created here. */
const password = 'Another-Horse-8';

function expectOk({ status, text }: Answer, what: string): void {
  if (status < 200 || status > 299) throw new Error(`${what}: HTTP ${String(status)} ${text}`);
}

function tokenIn(answer: Answer, what: string): string {
  expectOk(answer, what);
  const { result } = record(answer.body);
  if (typeof result !== 'string') throw new Error(`${what}: the answer has no token.`);
  return result;
}

/**
 * Logs an admin in through the site's API.
 * @returns the session's token
 */
export async function logIn({ settings }: System, credentials: Credentials): Promise<string> {
  const answer = await send(`${settings.siteUrl}${endpointUrl('adminlogin')}`, {
    method: endpoints.adminlogin.method,
    json: { username: credentials.username, password: credentials.password },
  });
  return tokenIn(answer, 'The login');
}

/** Logs the first admin in, who is a Super Admin. */
export const logSuperAdminIn = (system: System): Promise<string> => logIn(system, system.admin);

/** Creates an admin with the role Web Admin through the site's API. */
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

/** Calls Strapi's API for admins and roles. @returns the data of the answer */
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
 * Creates an admin whose role has only these permissions, as a Super Admin does in Strapi's settings. The username is the
 * e-mail address.
 * @param actions full names, such as `plugin::web-admin.blog.read`; an empty list for no permissions
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
