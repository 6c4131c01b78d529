import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkPlaceOfUploads } from '../../../src/media/object-storage/check-place';
import { noBucket, startBucket, type BucketServer } from '../harness/bucket';
import { login } from '../harness/call';
import { firstAdmin, startTestCms, wipePlace, type TestCms } from '../harness/cms';
import { runCommand, sameSecrets } from '../harness/commands';
import { drawnPicture, fetchPicture, send } from '../harness/content';
import { openDatabase, storedRows, storedUploads } from '../harness/stored';

let bucket: BucketServer;
let cms: TestCms;
let work: string;
let secrets: Record<string, string>;
let address: string;
let shown: { bytes: Buffer; headers: Record<string, string> };

const place = (name: string) => path.join(work, name);
const keys = () => [...bucket.objects.keys()].sort();
const inUse = () => keys().filter((key) => key.startsWith('uploads/'));
const onDisk = () => ({ ...noBucket, ...secrets });
const inBucket = () => ({ ...bucket.env, ...secrets });

/** What a visitor gets, without the headers that differ with each call. */
async function look(): Promise<typeof shown> {
  const response = await fetch(`${cms.url}${new URL(address).pathname}`);
  const own = new Set(['date', 'x-request-id', 'last-modified', 'connection', 'keep-alive']);
  const headers: [string, string][] = [];
  response.headers.forEach((value, name) => {
    if (!own.has(name)) headers.push([name, value]);
  });
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    headers: Object.fromEntries(headers),
  };
}

async function createBlog(seed: number): Promise<string> {
  const token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  const image = [await drawnPicture(seed), await drawnPicture(seed + 1)];
  const blog = {
    title: `Moves ${String(seed)}`,
    description: '<p>Text.</p>',
    image,
    category: 'HR',
  };
  const { status, result } = await send(cms, '/web-admin/blogs/createblog', { token, body: blog });
  expect(status).toBe(201);
  return String([result.image].flat()[0]);
}

async function providers(): Promise<string[]> {
  const database = await openDatabase();
  const found: unknown = await database('files').distinct().pluck('provider');
  await database.destroy();
  return [found].flat().map(String);
}

async function note(): Promise<unknown[]> {
  const database = await openDatabase();
  const key = 'restored_uploads';
  const found: unknown[] = await database('strapi_core_store_settings').where({ key });
  await database.destroy();
  return found;
}

beforeAll(async () => {
  work = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  bucket = await startBucket();
  cms = await startTestCms(noBucket);
  secrets = sameSecrets();
  address = await createBlog(1);
  shown = await look();
  expect(await runCommand('backup', [place('disk')], { env: noBucket })).toMatchObject({ code: 0 });
});

afterAll(async () => {
  if (cms.strapi.server.httpServer.listening) await cms.stop();
  else await wipePlace();
  await bucket.stop();
  rmSync(work, { recursive: true });
});

afterEach(() => {
  bucket.rule();
});

test('a CMS with uploads on the disk does not start with a bucket, and says how to move them', async () => {
  Object.assign(process.env, bucket.env);
  await expect(checkPlaceOfUploads(cms.strapi)).rejects.toThrow(
    /^2 uploads are on the disk, and UPLOADS_BUCKET is set: /,
  );
  expect(bucket.calls).toEqual([]);
  await cms.strapi.destroy();
});

test('a restore that the bucket refuses changes no row and leaves nothing in the bucket', async () => {
  const rows = await storedRows();
  let written = 0;
  bucket.rule(({ method }) => (method === 'PUT' && (written += 1) > 1 ? 'refused' : 'good'));
  const args = [place('disk'), '--replace'];
  const { code, output } = await runCommand('restore', args, { env: bucket.env });
  expect(output).toContain('The bucket of the uploads failed with InternalError.');
  expect(code).toBe(1);
  expect(keys()).toEqual([]);
  expect(await storedRows()).toEqual(rows);
});

test('restores a backup of the disk to a bucket, with its pictures at the same addresses', async () => {
  const uploads = await storedUploads();
  const { code, output } = await runCommand('restore', [place('disk'), '--replace'], {
    env: bucket.env,
  });
  expect(output).toMatch(/Restored [\d,]+ rows and 2 files\.\n$/);
  expect(code).toBe(0);
  expect(keys()).toEqual(Object.keys(uploads).map((name) => `uploads/${name}`));
  expect(await providers()).toEqual(['aws-s3']);
  cms = await startTestCms(inBucket());
  expect(await look()).toEqual(shown);
});

test('a backup of a bucket contains and counts all its objects, even more than a page of them', async () => {
  await createBlog(11);
  await createBlog(21);
  expect(inUse().length).toBeGreaterThan(3);
  const { code, output } = await runCommand('backup', [place('bucket')]);
  expect(output).toContain(`  uploads: ${String(inUse().length)} files\n`);
  expect(output).not.toContain('not in this backup');
  expect(code).toBe(0);
  const manifest = JSON.parse(readFileSync(place('bucket/manifest.json'), 'utf8'));
  expect(manifest.uploadsElsewhere).toBe(0);
  const saved: { path: string }[] = manifest.uploads;
  expect(saved.map((upload) => upload.path).sort()).toEqual(inUse());
  for (const key of inUse()) {
    expect(readFileSync(place(`bucket/${key}`))).toEqual(bucket.objects.get(key)?.bytes);
  }
});

test('a backup fails with a message and leaves nothing if the bucket does not answer', async () => {
  bucket.rule(() => 'broken');
  const { code, output } = await runCommand('backup', [place('none')]);
  expect(output).toMatch(/The bucket of the uploads failed with \w+\.\n$/);
  expect(code).toBe(1);
  expect([existsSync(place('none')), existsSync(place('none.partial'))]).toEqual([false, false]);
});

test('leaves out an object that is deleted during the backup', async () => {
  const [gone = ''] = inUse();
  const kept = bucket.objects.get(gone);
  bucket.rule(({ method, key }) => {
    if (method === 'GET' && key === gone) bucket.objects.delete(gone);
    return 'good';
  });
  const { code } = await runCommand('backup', [place('without')]);
  expect(code).toBe(0);
  expect(existsSync(place(`without/${gone}`))).toBe(false);
  if (kept !== undefined) bucket.objects.set(gone, kept);
});

describe('a restore that is cut off after it has written its rows', () => {
  let former: string[];

  beforeAll(async () => {
    former = inUse();
    await cms.strapi.destroy();
    bucket.rule(({ method, key }) =>
      method === 'PUT' && key.startsWith('uploads/') ? 'refused' : 'good',
    );
    const ended = await runCommand('restore', [place('disk'), '--replace'], { env: bucket.env });
    expect(ended.code).toBe(1);
  });

  test('leaves copies and a note, and keeps the former objects', async () => {
    expect(inUse()).toEqual(former);
    expect(keys().filter((key) => key.startsWith('uploads.staged-'))).toHaveLength(2);
    expect(await note()).toHaveLength(1);
  });

  test('is completed by the next start, which leaves only the objects of the backup', async () => {
    cms = await startTestCms(inBucket());
    const names = Object.keys(await storedUploads());
    expect(keys()).toEqual(names.map((name) => `uploads/${name}`));
    expect(await note()).toEqual([]);
    expect(await look()).toEqual(shown);
  });
});

test('with nothing to complete, a CMS starts even if the bucket does not answer', async () => {
  await cms.strapi.destroy();
  bucket.rule(() => 'broken');
  const calls = bucket.calls.length;
  cms = await startTestCms(inBucket());
  expect(bucket.calls).toHaveLength(calls);
});

test('restores a backup of a bucket to the disk', async () => {
  await cms.strapi.destroy();
  const expected = JSON.parse(readFileSync(place('bucket/manifest.json'), 'utf8'));
  const objects = keys();
  const args = [place('bucket'), '--replace'];
  expect(await runCommand('restore', args, { env: noBucket })).toMatchObject({ code: 0 });
  const uploads: { path: string; sha256: string }[] = expected.uploads;
  const hashes = uploads.map((upload) => [upload.path.slice('uploads/'.length), upload.sha256]);
  expect(await storedUploads()).toEqual(Object.fromEntries(hashes));
  expect(await providers()).toEqual(['local']);
  expect(keys()).toEqual(objects);
  cms = await startTestCms(onDisk());
  expect(await look()).toEqual(shown);
  expect(await fetchPicture(cms, address)).toEqual(shown.bytes);
});

test('a CMS with uploads in a bucket does not start without it', async () => {
  await expect(checkPlaceOfUploads(cms.strapi)).resolves.toBeUndefined();
  await cms.strapi.db.connection('files').update({ provider: 'aws-s3' });
  await expect(checkPlaceOfUploads(cms.strapi)).rejects.toThrow(
    /^\d uploads are in a bucket: set UPLOADS_BUCKET and its settings\.$/,
  );
});
