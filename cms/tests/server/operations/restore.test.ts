import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiTokenService } from '../../../src/strapi/services';
import { accountPassword, createAccount } from '../harness/access/accounts';
import { call, login } from '../harness/call';
import { firstAdmin, startTestCms, wipePlace, type TestCms } from '../harness/cms';
import { runCommand, sameSecrets, spawnCommand } from '../harness/commands';
import { drawnPicture, send } from '../harness/content';
import { storeOddLeads } from '../harness/leads/leads';
import {
  openDatabase,
  publicEntries,
  storedRows,
  storedUploads,
  type StoredRows,
} from '../harness/stored';
import { onPostgres } from '../harness/test-database';

let cms: TestCms;
let work: string;
let before: { rows: StoredRows; uploads: Record<string, string> };
let session: string;
let secrets: Record<string, string>;

const second = 'second.admin@example.com';
const apiToken = 'a token that an admin has made'.replaceAll(' ', '-');
const link = 'of-a-mail-about-a-new-password';

/**
 * Leaves out what a restore does not bring back: how tables were created, how far the site was built, who was logged
 * in.
 */
const withoutOwn = (rows: StoredRows): StoredRows =>
  Object.fromEntries(
    Object.entries(rows).filter(
      ([table]) => !['strapi_database_schema', 'publications', 'strapi_sessions'].includes(table),
    ),
  );

async function storeToken(name: string, fields: object, token: string): Promise<void> {
  const accessKey = apiTokenService(cms.strapi).hash(token);
  await cms.strapi.db
    .query('admin::api-token')
    .create({ data: { name, description: '', accessKey, ...fields } });
}

/** A program with such a token acts as the first admin. */
async function storeAdminToken(): Promise<void> {
  const { id } = await cms.strapi.db
    .query('admin::user')
    .findOne({ where: { email: firstAdmin.ADMIN_EMAIL } });
  await storeToken('As me', { kind: 'admin', adminUserOwner: id }, 'it-may-be-revoked-later');
}

const changeSecond = (change: object) =>
  cms.strapi.db.connection('admin_users').where({ email: second }).update(change);

async function fill(): Promise<void> {
  const token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  session = token;
  const image = [await drawnPicture(1), await drawnPicture(2, 'webp')];
  const blog = { title: 'Ünïcode 👋', description: '<p>a\u2028b</p>', image, category: 'HR' };
  await send(cms, '/web-admin/blogs/createblog', { token, body: blog });
  const faq = { question: 'Why?', description: '<p>Because.</p>' };
  await send(cms, '/web-admin/faq/createfaq', { token, body: faq });
  await createAccount(cms, second, 'strapi-super-admin');
  await changeSecond({ reset_password_token_expires_at: new Date(Date.now() + 60 * 60_000) });
  await storeOddLeads(cms);
  await storeToken('Mine', { kind: 'content-api', type: 'full-access' }, apiToken);
  const uploads = path.join(cms.strapi.dirs.static.public, 'uploads');
  writeFileSync(path.join(uploads, 'bytes.bin'), Buffer.from([0, 255, 10, 226, 128, 168]));
}

beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  cms = await startTestCms();
  secrets = sameSecrets();
  await fill();
  before = { rows: await storedRows(), uploads: await storedUploads() };
  await storeAdminToken();
  await changeSecond({ reset_password_token: link });
  expect(await runCommand('backup', [path.join(work, 'one')])).toMatchObject({ code: 0 });
  await cms.strapi.destroy();
  await wipePlace();
});

afterAll(async () => {
  if (cms.strapi.server.httpServer.listening) await cms.stop();
  else await wipePlace();
  rmSync(work, { recursive: true });
});

test('backup, wipe and restore return every row and file, except tokens that act as an admin', async () => {
  const { code, output } = await spawnCommand('restore', [path.join(work, 'one')]);
  expect(output).toMatch(/Restored [\d,]+ rows and 3 files\.\n$/);
  expect(code).toBe(0);
  const rows = await storedRows();
  expect(withoutOwn(rows)).toEqual(withoutOwn(before.rows));
  expect(rows.contacts?.length).toBeGreaterThan(5);
  expect(await storedUploads()).toEqual(before.uploads);
  expect(Object.keys(before.uploads)).toHaveLength(3);
  expect(await publicEntries()).toEqual(['uploads']);
});

test('marks the site as changed, with a revision later than any before', async () => {
  const database = await openDatabase();
  const [site] = await database('publications').select();
  await database.destroy();
  const saved = JSON.parse(before.rows.publications?.[0] ?? '');
  expect(Number(site.changed_revision)).toBeGreaterThan(Number(saved.changed_revision));
  expect(Number(site.first_change_at)).toBeGreaterThan(Number(saved.first_change_at));
  expect(site.called_at).toBeNull();
});

describe('the CMS that starts after a restore', () => {
  beforeAll(async () => {
    cms = await startTestCms(secrets);
  });

  test('accepts no earlier session', async () => {
    expect((await call(cms, '/admin/users/me', { token: session })).status).toBe(401);
  });

  test('accepts no link for a new password that was sent earlier', async () => {
    const body = { resetPasswordToken: link, password: 'A-Fourth-Horse-9' };
    expect((await call(cms, '/admin/reset-password', { body })).status).toBe(400);
  });

  test('lets all admins log in and creates no new one', async () => {
    expect(await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD)).toBeTruthy();
    expect(await login(cms, second, accountPassword)).toBeTruthy();
    expect(await cms.strapi.db.query('admin::user').count({})).toBe(2);
  });

  test('accepts the API token that an admin created, and no other', async () => {
    const { status, body } = await call(cms, '/api/blogs?populate=image', { token: apiToken });
    expect(status).toBe(200);
    expect(body.data).toMatchObject([{ title: 'Ünïcode 👋', image: [{}, {}] }]);
    expect((await call(cms, '/api/blogs', { token: `${apiToken}x` })).status).toBe(401);
  });

  test('continues ids after the restored rows', async () => {
    const contact = { name: 'n', email: 'e', phone: 'p', subject: 's', message: 'm' };
    const row = await cms.strapi.documents('api::contact.contact').create({ data: contact });
    const ids = (before.rows.contacts ?? []).map((stored) => JSON.parse(stored).id);
    expect(Number(row.id)).toBeGreaterThan(Math.max(...ids));
  });

  test('is not overwritten without --replace or while it runs', async () => {
    const rows = await storedRows();
    const refused = await runCommand('restore', [path.join(work, 'one')]);
    expect(refused).toEqual({
      code: 1,
      output: 'This CMS holds an admin already. Use --replace to overwrite it.\n',
    });
    const port = { env: { CMS_PORT: new URL(cms.url).port } };
    const running = await runCommand('restore', [path.join(work, 'one'), '--replace'], port);
    expect(running).toEqual({
      code: 1,
      output: 'The CMS is running: stop all its processes first.\n',
    });
    expect(await storedRows()).toEqual(rows);
  });
});

test('--replace overwrites rows and files', async () => {
  const uploads = path.join(cms.strapi.dirs.static.public, 'uploads');
  writeFileSync(path.join(uploads, 'later.bin'), 'later');
  await cms.strapi.destroy();
  const { code } = await runCommand('restore', [path.join(work, 'one'), '--replace']);
  expect(code).toBe(0);
  expect(withoutOwn(await storedRows())).toEqual(withoutOwn(before.rows));
  expect(await storedUploads()).toEqual(before.uploads);
  expect(await publicEntries()).toEqual(['uploads']);
});

test('foreign keys are still checked after a restore', async () => {
  const database = await openDatabase();
  if (!onPostgres) await database.raw('pragma foreign_keys = on');
  const orphan = { user_id: 999_999, role_id: 999_999 };
  await expect(database('admin_users_roles_lnk').insert(orphan)).rejects.toMatchObject({
    code: expect.stringMatching(/^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/),
  });
  if (onPostgres) {
    const deferrable = await database('pg_constraint').where({ contype: 'f', condeferrable: true });
    expect(deferrable).toEqual([]);
  }
  await database.destroy();
});
