import { authService, roleService } from '../../../../src/strapi/services';
import { record } from '../call';
import type { TestCms } from '../cms';

export const accountPassword = 'Another-Horse-8';

export interface Session {
  accessToken: string;
  /** The browser stores it as a cookie and gets the next access token with it. */
  refreshToken: string;
}

function idOf(row: unknown): number {
  const { id } = record(row);
  if (typeof id !== 'number') throw new Error('Strapi gave no id.');
  return id;
}

/** The id of the role with this code. */
export async function roleOf(cms: TestCms, code: string): Promise<number> {
  return idOf(await cms.strapi.db.query('admin::role').findOne({ where: { code } }));
}

/**
 * Creates a role with these permissions and no others.
 * @param actions full names, such as `plugin::web-admin.blog.read`
 * @returns its code
 */
export async function createRole(
  cms: TestCms,
  code: string,
  actions: readonly string[],
): Promise<string> {
  const roles = roleService(cms.strapi);
  const { id } = await roles.create({ code, name: code, description: '' });
  await roles.assignPermissions(
    id,
    actions.map((action) => ({ action })),
  );
  return code;
}

/** Shared by all accounts, because hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/** Creates an admin with one role. @returns the account's id */
export async function createAccount(
  cms: TestCms,
  email: string,
  roleCode: string,
): Promise<number> {
  passwordHash ??= authService(cms.strapi).hashPassword(accountPassword);
  const password = await passwordHash;
  const roles = [await roleOf(cms, roleCode)];
  const data = { email, firstname: email, password, isActive: true, roles };
  return idOf(await cms.strapi.db.query('admin::user').create({ data }));
}

/** The id of the account with this e-mail address. */
export async function accountOf(cms: TestCms, email: string): Promise<number> {
  return idOf(await cms.strapi.db.query('admin::user').findOne({ where: { email } }));
}

/** Opens a session as a login does, but without counting towards the login limits. */
export async function openSession(cms: TestCms, account: number): Promise<Session> {
  const sessions = cms.strapi.sessionManager('admin');
  const { token: refreshToken } = await sessions.generateRefreshToken(String(account), undefined, {
    type: 'session',
  });
  const access = await sessions.generateAccessToken(refreshToken);
  if ('error' in access) throw new Error('Strapi gave no access token.');
  return { accessToken: access.token, refreshToken };
}
