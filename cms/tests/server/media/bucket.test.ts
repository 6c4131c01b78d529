import { request } from 'node:http';
import sharp from 'sharp';
import { startBucket, type BucketServer, type Fate } from '../harness/bucket';
import { login } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, fetchPicture, send } from '../harness/content';
import { watchLog } from '../harness/log-lines';

let bucket: BucketServer;
let cms: TestCms;
let token: string;
let good: string;

beforeAll(async () => {
  bucket = await startBucket();
  cms = await startTestCms(bucket.env);
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  good = await drawnPicture(1);
});

afterAll(async () => {
  await cms.stop();
  await bucket.stop();
});

afterEach(() => {
  bucket.rule();
});

const create = (fields: object = {}) => {
  const blog = { title: 'In a bucket', description: '<p>Text.</p>', image: [good], category: 'HR' };
  return send(cms, '/web-admin/blogs/createblog', { token, body: { ...blog, ...fields } });
};
const edit = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });
/** Puts a blog into the trash and deletes it from there. */
const remove = async (id: string) => {
  await send(cms, `/web-admin/blogs/deleteblogs/${id}`, { method: 'DELETE', token });
  return send(cms, `/web-admin/blogs/${id}`, { method: 'DELETE', token });
};
const addresses = (value: unknown) => [value].flat().map(String);
const keyOf = (address: unknown) => new URL(String(address)).pathname.slice(1);
const held = async () => ({
  objects: [...bucket.objects.keys()].sort(),
  rows: await cms.strapi.db.query('plugin::upload.file').count({}),
  blogs: await cms.strapi.db.query('api::blog.blog').count({}),
});

/** A picture large enough to have a thumbnail. */
async function largePicture(): Promise<string> {
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** Calls an address exactly as written: `fetch` would normalise it. */
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: object; body: Buffer }>((resolve, reject) => {
    request(cms.url, { method, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const { statusCode: status = 0 } = answer;
          resolve({ status, headers: answer.headers, body: Buffer.concat(pieces) });
        })
        .on('error', reject);
    })
      .on('error', reject)
      .end();
  });

test('stores a picture in the bucket, and serves it at the address it would have on the disk', async () => {
  const { status, result } = await create({ image: [await largePicture()] });
  expect(status).toBe(201);
  const [address] = addresses(result.image);
  expect(address).toMatch(new RegExp(`^${cms.url.slice(0, 17)}.*/uploads/in_a_bucket_\\w+\\.png$`));
  const stored = bucket.objects.get(keyOf(address));
  expect(await fetchPicture(cms, address)).toEqual(stored?.bytes);
  const [row] = await cms.strapi.db
    .query('plugin::upload.file')
    .findMany({ orderBy: { id: 'desc' } });
  expect(row.url).toBe(`/${keyOf(address)}`);
  expect(row.formats.thumbnail.url).toMatch(/^\/uploads\/thumbnail_in_a_bucket_\w+\.png$/);
  expect(bucket.objects.has(row.formats.thumbnail.url.slice(1))).toBe(true);
  expect(bucket.strangers()).toBe(0);
});

test('serves it with the headers of a file on the disk and the type of its file name', async () => {
  const { result } = await create();
  const path = `/${keyOf(addresses(result.image)[0])}`;
  const size = bucket.objects.get(path.slice(1))?.bytes.length ?? 0;
  const headers = {
    'content-type': 'image/png',
    'content-length': String(size),
    'cache-control': 'max-age=0',
    'last-modified': expect.stringMatching(/GMT$/),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  };
  expect(await ask('GET', path)).toMatchObject({ status: 200, headers });
  const head = await ask('HEAD', path);
  expect(head).toMatchObject({ status: 200, headers });
  expect(head.body).toHaveLength(0);
  const part = await ask('GET', path, { range: 'bytes=1-3' });
  expect(part).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes 1-3/${String(size)}`, 'content-length': '3' },
  });
  expect(part.body.toString('latin1')).toBe('PNG');
  expect((await ask('GET', path, { range: 'bytes=99999999-' })).status).toBe(416);
  expect((await ask('GET', path, { range: 'lines=1' })).status).toBe(200);
});

test('an edit that sends its addresses back, even in the text, keeps it and stores no second one', async () => {
  const { id, result } = await create({ description: `<p><img src="${good}"></p>` });
  const image = addresses(result.image);
  const before = await held();
  const again = await edit(id, { image, description: result.description });
  expect(again.status).toBe(200);
  expect(again.result.image).toEqual(image);
  expect(again.result.description).toBe(result.description);
  expect(await held()).toEqual(before);
  const byPath = await edit(id, { image: image.map((address) => `/${keyOf(address)}`) });
  expect(byPath.result.image).toEqual(image);
});

test('deletes it with its blog, and its thumbnail too', async () => {
  const before = await held();
  const { id } = await create({ image: [await largePicture()] });
  expect((await held()).objects).toHaveLength(before.objects.length + 2);
  expect((await remove(id)).status).toBe(200);
  expect(await held()).toEqual(before);
});

describe('an address without an upload', () => {
  test.each([
    '/uploads/nothing.png',
    '/uploads/',
    '/uploads/%2e%2e/private.txt',
    '/uploads/..%2fprivate.txt',
    '/uploads/../private.txt',
    '/uploads//in_a_bucket.png',
    '/uploads/.hidden',
    '/uploads/a%5cb',
    '/uploads/a%00b',
    '/uploads/%zz',
    '/uploads.staged-1/staged.png',
    '/private.txt',
  ])('%s answers 404 and reveals nothing of the bucket', async (path) => {
    for (const key of ['private.txt', 'uploads/.hidden', 'uploads.staged-1/staged.png']) {
      bucket.objects.set(key, { bytes: Buffer.from('closed'), modified: new Date() });
    }
    try {
      for (const method of ['GET', 'HEAD']) {
        const { status, body } = await ask(method, path);
        expect(status).toBe(404);
        expect(body.toString()).not.toMatch(/closed|NoSuchKey|Bucket/);
      }
    } finally {
      bucket.objects.delete('private.txt');
      bucket.objects.delete('uploads/.hidden');
      bucket.objects.delete('uploads.staged-1/staged.png');
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s changes nothing', async (method) => {
    const { result } = await create();
    const before = await held();
    const calls = bucket.calls.length;
    const { status } = await ask(method, `/${keyOf(addresses(result.image)[0])}`);
    expect([404, 405]).toContain(status);
    expect(await held()).toEqual(before);
    expect(bucket.calls).toHaveLength(calls);
  });
});

describe('a bucket that fails', () => {
  const unreachable = 'The store of the pictures does not answer. Please try again in a minute.';

  test.each<Fate>(['refused', 'broken'])(
    'that is %s is reported to readers and writers in one sentence, and nothing is left',
    async (fate) => {
      const { result } = await create();
      const before = await held();
      const log = watchLog(cms);
      bucket.rule(() => fate);
      const shown = await ask('GET', `/${keyOf(addresses(result.image)[0])}`);
      const written = await create({ title: 'Secret title' });
      bucket.rule();
      log.stop();
      expect(shown.status).toBe(502);
      expect(JSON.parse(shown.body.toString())).toEqual({
        error: true,
        code: 'cms_unreachable',
        message: unreachable,
      });
      expect(written).toMatchObject({ status: 502, body: { error: true, message: unreachable } });
      expect(await held()).toEqual(before);
      const logged = [...log.lines, ...log.printed].join('\n');
      expect(logged).toContain('The bucket of the uploads failed with');
      expect(logged).not.toMatch(/secret[ _-]title|KEYOFTHETESTS|a-secret/i);
    },
  );

  test('for the thumbnail only leaves no picture, even one whose upload is still running', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const before = await held();
    bucket.rule(async ({ method, key }) => {
      if (method !== 'PUT') return 'good';
      if (key.includes('thumbnail_')) return 'refused';
      late = new Promise((resolve) => setTimeout(resolve, 500));
      await late;
      return 'good';
    });
    expect((await create({ image: [await largePicture()] })).status).toBe(502);
    await late;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await held()).toEqual(before);
  });

  test('at the second picture leaves neither the blog nor the first picture', async () => {
    const before = await held();
    let written = '';
    bucket.rule(({ method, key }) => {
      if (method !== 'PUT') return 'good';
      written ||= key;
      return key === written ? 'good' : 'refused';
    });
    const { status } = await create({ image: [good, await drawnPicture(2)] });
    expect(status).toBe(502);
    expect(await held()).toEqual(before);
  });

  test('while a blog is deleted keeps the row of the picture, which names the object that is left', async () => {
    const { id } = await create();
    const before = await held();
    const log = watchLog(cms);
    bucket.rule(() => 'refused');
    expect((await remove(id)).status).toBe(200);
    log.stop();
    expect(log.lines.join('\n')).toContain('An unused picture could not be removed');
    const after = await held();
    expect(after).toMatchObject({ objects: before.objects, rows: before.rows });
    expect(after.blogs).toBeLessThan(before.blogs);
  });
});

test("removes a picture's object if its row cannot be stored", async () => {
  const { objects } = await held();
  const log = watchLog(cms);
  const rename = (from: string, to: string) =>
    cms.strapi.db.connection.schema.renameTable(from, to);
  await rename('files', 'files_away');
  try {
    expect((await create({ image: [await largePicture()] })).status).toBe(500);
  } finally {
    await rename('files_away', 'files');
    log.stop();
  }
  expect((await held()).objects).toEqual(objects);
});
