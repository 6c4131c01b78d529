import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../../../src/contract/limits';
import { createAccount, createRole, openSession } from '../harness/access/accounts';
import { login } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, storedFiles } from '../harness/content';
import { answerOf, beginCall } from '../harness/raw-call';

let cms: TestCms;
let superAdmin: string;
let folder: string;
let shared: string;

/** Whether Strapi's reader gave a file its name. */
const isFromReader = (name: string) => /^[a-z0-9]{25}$/.test(name);

/** What is in the folders for uploads: ours, and the one that Strapi's reader chose when it was loaded. */
const leftovers = () => [...readdirSync(folder), ...readdirSync(shared).filter(isFromReader)];

let atFirst: string[];

beforeAll(async () => {
  shared = os.tmpdir();
  folder = mkdtempSync(path.join(shared, 'uploads-test-'));
  process.env.TMPDIR = folder;
  cms = await startTestCms();
  superAdmin = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  atFirst = leftovers();
});

afterAll(async () => {
  await cms.stop();
  rmSync(folder, { recursive: true });
});

/** Expects no leftovers of the call before. They may remain for a moment after its answer. */
async function expectNothingLeft(): Promise<void> {
  for (let round = 0; round < 100 && leftovers().length > atFirst.length; round += 1)
    await wait(20);
  expect(leftovers()).toEqual(atFirst);
}

async function picture(): Promise<Blob> {
  const [, base64 = ''] = (await drawnPicture(7)).split(',');
  return new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' });
}

async function upload(address: string, token?: string, field = 'files'): Promise<number> {
  const form = new FormData();
  form.append(field, await picture(), 'drawn.png');
  const headers: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${cms.url}${address}`, { method: 'POST', headers, body: form });
  await response.text();
  return response.status;
}

const everywhere = [
  ['/upload', 401],
  ['/upload/files', 401],
  ['/upload/files/1/replace', 401],
  ['/api/upload', 401],
  ['/api/contactus/createcontactus', 401],
  ['/admin/project-settings', 401],
  ['/content-manager/collection-types/api::blog.blog', 401],
  ['/web-admin/blogs/createblog', 401],
  ['/web-admin/nothing', 405],
  ['/api/nothing', 405],
  ['/nothing', 405],
  // These read bodies from anyone, but no files.
  ['/admin/login', 415],
  ['/admin/forgot-password', 415],
  ['/web-admin/webadmin/createfirstadmin', 415],
] as const;

test.each(everywhere)('refuses files from a stranger at %s and leaves none', async (to, status) => {
  for (const token of [undefined, 'garbage']) {
    for (const field of ['files', 'other']) expect(await upload(to, token, field)).toBe(status);
  }
  await expectNothingLeft();
});

test.each([
  ['/upload', 403],
  ['/upload/files', 403],
  ['/upload/files/1/replace', 403],
  ['/admin/project-settings', 403],
  ['/web-admin/blogs/createblog', 415],
  ['/content-manager/collection-types/api::blog.blog', 415],
  ['/nothing', 415],
] as const)(
  'refuses files from an admin who may not upload at %s, without reading them',
  async (to, status) => {
    const email = `web-${to.replaceAll(/\W/g, '')}@example.com`;
    const { accessToken } = await openSession(cms, await createAccount(cms, email, 'web-admin'));
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '20000000',
    };
    const begun = await beginCall(cms, `POST ${to}`, { token: accessToken, headers });
    expect((await answerOf(begun)).status).toBe(status);
    await expectNothingLeft();
  },
);

test('neither token of the site can upload', async () => {
  for (const token of [cms.functionToken, cms.buildToken]) {
    expect(await upload('/api/upload', token)).toBe(403);
    expect(await upload('/upload', token)).toBe(401);
  }
  await expectNothingLeft();
});

test('an admin who may upload can do so, and nothing but the picture is left', async () => {
  const role = await createRole(cms, 'uploader', ['plugin::upload.assets.create']);
  const account = await createAccount(cms, 'uploader@example.com', role);
  const { accessToken } = await openSession(cms, account);
  for (const token of [superAdmin, accessToken]) {
    const before = (await storedFiles(cms)).rows;
    expect(await upload('/upload', token)).toBe(201);
    expect(await upload('/upload/files', token)).toBe(201);
    expect((await storedFiles(cms)).rows).toBe(before + 2);
  }
  await expectNothingLeft();
});

test('an upload that Strapi refuses leaves nothing', async () => {
  expect(await upload('/upload', superAdmin, 'other')).toBe(400);
  expect(await upload('/upload/files/424242/replace', superAdmin)).toBe(404);
  await expectNothingLeft();
});

test('refuses details of a file that are no JSON', async () => {
  const form = new FormData();
  form.append('files', await picture(), 'drawn.png');
  form.append('fileInfo', '{');
  const headers = { authorization: `Bearer ${superAdmin}` };
  const { status } = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form });
  expect(status).toBe(400);
  await expectNothingLeft();
});

const part = [
  '--x',
  'Content-Disposition: form-data; name="files"; filename="a.png"',
  'Content-Type: image/png',
  '',
  'a'.repeat(200_000),
].join('\r\n');

const multipart = (length: number) => ({
  token: superAdmin,
  headers: {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': String(length),
  },
});

test('an upload that breaks off leaves nothing', async () => {
  const socket = await beginCall(cms, 'POST /upload', multipart(10_000_000));
  await new Promise((written) => socket.write(part, written));
  while (leftovers().length === atFirst.length) await wait(5);
  socket.destroy();
  await expectNothingLeft();
});

test('refuses an incomplete upload and leaves nothing', async () => {
  const socket = await beginCall(cms, 'POST /upload', multipart(part.length));
  socket.write(part);
  expect((await answerOf(socket)).status).toBe(400);
  await expectNothingLeft();
});

test('refuses an upload above the limit before it is sent', async () => {
  const socket = await beginCall(cms, 'POST /upload', multipart(limits.upload * 2));
  expect((await answerOf(socket)).status).toBe(413);
  await expectNothingLeft();
});

test('limits the number of uploads that are read at the same time', async () => {
  const begin = () => beginCall(cms, 'POST /upload', multipart(limits.upload));
  const [first, second] = [await begin(), await begin()];
  while (leftovers().length < atFirst.length + 2) await wait(5);
  expect((await answerOf(await begin())).status).toBe(503);
  first.destroy();
  second.destroy();
  await expectNothingLeft();
  expect(await upload('/upload', superAdmin)).toBe(201);
});
