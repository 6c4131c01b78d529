import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { tidyName, createAdminBody } from '../contract/admin';
import { Refusal } from '../contract/errors';
import { readBody } from '../contract/validate';
import { webAdminRoleCode } from '../plugins/web-admin/server/src/web-admin-role';
import { adminUserService, authService, roleService } from '../strapi/services';
import { hasId } from '../strapi/untyped-rows';
import { derivedEmail } from './find-account';
import { openSession } from '../strapi/sessions';
import { isTaken } from './usernames';
import { weakness } from './weak-password';

interface NewAdmin {
  username: string;
  password: string;
  email: string;
}

function read(body: unknown): NewAdmin {
  const {
    username,
    password,
    email = '',
  }: InferType<typeof createAdminBody> = readBody(createAdminBody, body);
  const weak = weakness(password, [username, email]);
  if (weak !== undefined) throw new Refusal('weak_password', weak);
  return {
    username: tidyName(username),
    password,
    email: email === '' ? derivedEmail(username) : email.toLowerCase(),
  };
}

async function refuseTaken(strapi: Core.Strapi, { username, email }: NewAdmin): Promise<void> {
  const users = adminUserService(strapi);
  if (await isTaken(strapi, username)) {
    throw new Refusal('username_taken', 'This username is taken. Choose another one.');
  }
  if (await users.exists({ email })) {
    throw new Refusal('email_taken', 'Another admin has this e-mail address. Give another one.');
  }
}

/**
 * The row of the new account. Its role is never Super Admin, so that admins who may create web admins cannot raise their
 * own rights that way. Strapi's own service keeps working after it has answered; inside a transaction this ends in an
 * unhandled error.
 */
async function newRow(strapi: Core.Strapi, { username, email, password }: NewAdmin) {
  const role = await roleService(strapi).findOne({ code: webAdminRoleCode });
  if (role === null)
    throw new Error('The role Web Admin is gone. It is made again at the next start.');
  return {
    username,
    firstname: username,
    email,
    password: await authService(strapi).hashPassword(password),
    isActive: true,
    roles: [role.id],
  };
}

async function store(strapi: Core.Strapi, data: object): Promise<number> {
  const row: unknown = await strapi.db.query('admin::user').create({ data });
  if (!hasId(row)) throw new Error('The new admin was not stored.');
  return row.id;
}

/**
 * Creates an admin with the role Web Admin.
 * @returns the access token of a session of the new admin
 * @throws Refusal 400 for a body of the wrong shape, a weak password, or a username or e-mail that is taken
 */
export async function createAdmin(strapi: Core.Strapi, body: unknown): Promise<string> {
  const admin = read(body);
  await refuseTaken(strapi, admin);
  const row = await newRow(strapi, admin);
  const id = await store(strapi, row).catch(async (failure: unknown) => {
    // Of identical concurrent calls, the database lets one through; the others learn what they conflict with.
    await refuseTaken(strapi, admin);
    throw failure;
  });
  return openSession(strapi, id);
}

async function lockFirstAdmin(strapi: Core.Strapi): Promise<void> {
  // The row that Strapi locks when it registers the first admin itself. SQLite has only one writer.
  if (strapi.db.dialect.client !== 'postgres') return;
  await strapi.db
    .queryBuilder('admin::role')
    .select(['id'])
    .where({ code: 'strapi-super-admin' })
    .first()
    .forUpdate()
    .execute();
}

/**
 * Creates the first admin for a caller without a session, if there is none yet. Of concurrent calls, only one succeeds.
 * @throws Refusal 401 when there is an admin; else as `createAdmin`
 */
export async function createFirstWebAdmin(strapi: Core.Strapi, body: unknown): Promise<string> {
  const users = adminUserService(strapi);
  const refuse = () => new Refusal('not_logged_in', 'Log in to create an admin.');
  if ((await users.count()) > 0) throw refuse();
  const row = await newRow(strapi, read(body));
  const id = await strapi.db.transaction(async () => {
    await lockFirstAdmin(strapi);
    if ((await users.count()) > 0) throw refuse();
    return store(strapi, row);
  });
  return openSession(strapi, id);
}
