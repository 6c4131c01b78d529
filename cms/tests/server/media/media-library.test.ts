import sharp from 'sharp';
import { markOwnFiles } from '../../../src/strapi/own-files';
import { record } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, fetchPicture, send } from '../harness/content';
import { movingPng } from '../harness/picture';
import { logIn, settle, stateOf } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await logIn(cms);
});

afterAll(() => cms.stop());

interface Stored {
  id: number;
  url: string;
  width: number;
  height: number;
}

/** Calls a route of Strapi's media library as the panel does: with a form, even without a file. */
async function toLibrary(
  call: string,
  fileInfo: object,
  bytes?: Buffer,
): Promise<{ status: number; file: Stored; message: unknown }> {
  const form = new FormData();
  if (bytes)
    form.set('files', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
  form.set('fileInfo', JSON.stringify(fileInfo));
  const headers = { authorization: `Bearer ${token}` };
  const [method, address = ''] = call.split(' ');
  const response = await fetch(`${cms.url}${address}`, { method, headers, body: form });
  const body: unknown = await response.json();
  const file = record([body].flat()[0]);
  return {
    status: response.status,
    file: {
      id: Number(file.id),
      url: String(file.url),
      width: Number(file.width),
      height: Number(file.height),
    },
    message: record(record(body).error).message,
  };
}

const upload = (bytes: Buffer) => toLibrary('POST /upload/files', {}, bytes);
const replace = (id: number, bytes: Buffer) =>
  toLibrary(`POST /upload/files/${String(id)}/replace`, {}, bytes);
const describeFile = (id: number, fileInfo: object) =>
  toLibrary(`PUT /upload/files/${String(id)}`, fileInfo);
/** Calls the route that the dialogs of the content manager call. */
const toDialogs = (id: number, fileInfo: object, bytes?: Buffer) =>
  toLibrary(`POST /upload?id=${String(id)}`, fileInfo, bytes);
const removeFile = (id: number) =>
  send(cms, `/upload/files/${String(id)}`, { method: 'DELETE', token });

const drawn = (background: string, width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A photo taken with the camera on its side. Its left half is red, which is the upper half once it is upright. */
async function onItsSide(width = 40, height = 20): Promise<Buffer> {
  const left = await drawn('red', width / 2, height);
  return sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const create = (fields: object) =>
  send(cms, '/web-admin/blogs/createblog', {
    token,
    body: { title: 'T', description: '<p>D</p>', category: 'HR', ...fields },
  });
const edit = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });

async function deleteForEver(id: string): Promise<void> {
  await send(cms, `/web-admin/blogs/${id}/trash`, { token, body: {} });
  await send(cms, `/web-admin/blogs/${id}`, { token, method: 'DELETE' });
}

/** The size of a file and whether its top is red, as in a photo that is upright. */
async function topOf(url: string): Promise<{ size: number[]; red: boolean }> {
  const bytes = await fetchPicture(cms, new URL(url, cms.url));
  const { width, height, orientation } = await sharp(bytes).metadata();
  const [red = 0, , blue = 255] = await sharp(bytes)
    .extract({ left: 4, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { size: [width, height, orientation ?? 1], red: red > 200 && blue < 60 };
}

test.each([
  ['small', 40, 20],
  ['large', 1200, 600],
])(
  'rotates a sideways %s photo upright, both as a new file and as a replacement',
  async (_size, width, height) => {
    const { file } = await upload(await onItsSide(width, height));
    expect([file.width, file.height]).toEqual([height, width]);
    expect(await topOf(file.url)).toEqual({ size: [height, width, 1], red: true });
    const other = await upload(await drawn('green'));
    const replaced = await replace(other.file.id, await onItsSide(width, height));
    expect([replaced.file.width, replaced.file.height]).toEqual([height, width]);
    expect(await topOf(replaced.file.url)).toEqual({ size: [height, width, 1], red: true });
  },
);

test('keeps the animation of a picture with an orientation in its metadata', async () => {
  const frames = [await drawn('red'), await drawn('blue')];
  const bytes = await sharp(frames, { join: { animated: true } })
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer();
  const { file } = await upload(bytes);
  const stored = sharp(await fetchPicture(cms, new URL(file.url, cms.url)), { animated: true });
  expect((await stored.metadata()).pages).toBe(2);
});

test('converts a CMYK picture to sRGB', async () => {
  const background = { r: 20, g: 160, b: 50 };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer();
  const { file } = await upload(bytes);
  const stored = sharp(await fetchPicture(cms, new URL(file.url, cms.url)));
  expect((await stored.metadata()).space).toBe('srgb');
  const [red = 0, green = 0, blue = 0] = await stored.raw().toBuffer();
  for (const difference of [red - 20, green - 160, blue - 50]) {
    expect(Math.abs(difference)).toBeLessThan(30);
  }
});

test('refuses an animated PNG with an error message, both as a new file and as a replacement', async () => {
  const why = 'The file is a moving PNG, which would stand still: choose a GIF or WebP instead.';
  const refused = { status: 400, message: why };
  const count = () => cms.strapi.db.query('plugin::upload.file').count({});
  const { file } = await upload(await drawn('green'));
  const before = await count();
  expect(await upload(await movingPng())).toMatchObject(refused);
  expect(await replace(file.id, await movingPng())).toMatchObject(refused);
  expect(await count()).toBe(before);
  expect(
    (
      await upload(
        await sharp(await drawn('red'))
          .png()
          .toBuffer(),
      )
    ).status,
  ).toBe(201);
});

test.each([
  ['an HTML page', '<html><script>1</script>', 'is none of PNG, JPEG, WEBP, GIF, AVIF'],
  ['an archive', 'PK\x03\x04 and more', 'is none of PNG, JPEG, WEBP, GIF, AVIF'],
  ['a script that begins like a GIF', `GIF89a/*${'\0'.repeat(30)}*/=1;`, 'is damaged'],
  ['the first bytes of a PNG', '\x89PNG\r\n\x1a\n<html>', 'is damaged'],
])(
  'refuses %s named like a picture, both as a new file and as a replacement',
  async (_what, text, why) => {
    const bytes = Buffer.from(text, 'latin1');
    const refused = { status: 400, message: `The file ${why}: choose another file.` };
    const { file } = await upload(await drawn('green'));
    const before = await fetchPicture(cms, new URL(file.url, cms.url));
    expect(await upload(bytes)).toMatchObject(refused);
    expect(await replace(file.id, bytes)).toMatchObject(refused);
    expect(await toDialogs(file.id, {}, bytes)).toMatchObject(refused);
    expect(await fetchPicture(cms, new URL(file.url, cms.url))).toEqual(before);
  },
);

/** Publishes a blog with one file as its picture and another in its text. */
async function publishedBlog(): Promise<{ id: string; shown: Stored; inText: Stored }> {
  const shown = (await upload(await drawn('teal'))).file;
  const inText = (await upload(await drawn('navy'))).file;
  const description = `<p>D</p><img src="${inText.url}" alt="A">`;
  const { id } = await create({ image: [shown.url], description });
  return { id, shown, inText };
}

const publishingOf = async (id: string) =>
  (await send(cms, `/web-admin/blogs/${id}`, { token })).result.publishing;

let other: string;

beforeAll(async () => {
  other = (await publishedBlog()).id;
});

const changes: [string, (files: { shown: Stored; inText: Stored }) => Promise<unknown>][] = [
  ['replacing a file', async ({ shown }) => replace(shown.id, await drawn('olive'))],
  [
    'changing the alternative text of a file',
    ({ shown }) => describeFile(shown.id, { alternativeText: 'New' }),
  ],
  [
    'replacing a file in a dialog',
    async ({ shown }) => toDialogs(shown.id, {}, await drawn('olive')),
  ],
  [
    'changing the alternative text of a file in a dialog',
    ({ shown }) => toDialogs(shown.id, { alternativeText: 'New' }),
  ],
  ['deleting a file', ({ shown }) => removeFile(shown.id)],
  ['replacing a file in the text', async ({ inText }) => replace(inText.id, await drawn('olive'))],
  ['deleting a file in the text', ({ inText }) => removeFile(inText.id)],
];

test.each(changes)('%s changes the entries that show it', async (_what, change) => {
  const { id, ...files } = await publishedBlog();
  const before = await settle(cms);
  await change(files);
  expect((await stateOf(cms)).changedRevision).toBeGreaterThan(before);
  expect(await publishingOf(id)).toBe('waiting');
  expect(await publishingOf(other)).toBe('live');
});

test('changing what the site does not show leaves the revision unchanged', async () => {
  const { shown } = await publishedBlog();
  const unused = (await upload(await drawn('gray'))).file;
  const draft = (await upload(await drawn('silver'))).file;
  await cms.strapi.documents('api::blog.blog').create({
    data: {
      title: 'A draft',
      slug: 'a-draft',
      category: 'HR',
      description: '<p>D</p>',
      image: [draft.id],
    },
  });
  const before = await settle(cms);
  await describeFile(shown.id, { name: 'renamed.jpg', caption: 'For us' });
  await describeFile(unused.id, { alternativeText: 'New' });
  await describeFile(draft.id, { alternativeText: 'New' });
  await removeFile(unused.id);
  expect((await stateOf(cms)).changedRevision).toBe(before);
});

test('stores a change of a file and its revision together or not at all', async () => {
  const { shown } = await publishedBlog();
  const before = await settle(cms);
  const { connection } = cms.strapi.db;
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await connection.schema.renameTable('publication_entries', 'away');
  try {
    const text = { alternativeText: 'Lost' };
    expect((await describeFile(shown.id, text)).status).toBe(500);
  } finally {
    await connection.schema.renameTable('away', 'publication_entries');
    logged.mockRestore();
  }
  const [row] = await connection('files').where('id', shown.id);
  expect(row.alternative_text).not.toBe('Lost');
  expect((await stateOf(cms)).changedRevision).toBe(before);
});

const isThere = async ({ id }: { id: number }) =>
  (await cms.strapi.db.query('plugin::upload.file').count({ where: { id } })) === 1;

/** The file of a picture that was sent with a blog. */
async function fileAt(address: unknown): Promise<{ id: number }> {
  const { pathname } = new URL(String([address].flat()[0]));
  return cms.strapi.db.query('plugin::upload.file').findOne({ where: { url: pathname } });
}

test('a file that an admin uploaded to the media library is kept when the blogs that use it are deleted', async () => {
  const { id, shown, inText } = await publishedBlog();
  await edit(id, { image: [await drawnPicture(5)], description: '<p>D</p>' });
  await send(cms, `/web-admin/blogs/deleteblogs/${id}`, { method: 'DELETE', token });
  await send(cms, `/web-admin/blogs/${id}`, { method: 'DELETE', token });
  expect([await isThere(shown), await isThere(inText)]).toEqual([true, true]);
});

test('pictures that were sent with a blog are removed with it, unless an admin has replaced them', async () => {
  const { id, result } = await create({ image: [await drawnPicture(6)] });
  const first = await fileAt(result.image);
  const replaced = await edit(id, { image: [await drawnPicture(7)] });
  const second = await fileAt(replaced.result.image);
  await replace(second.id, await drawn('maroon'));
  await edit(id, { image: [await drawnPicture(8)] });
  // An earlier version shows it.
  expect(await isThere(first)).toBe(true);
  await deleteForEver(id);
  expect(await isThere(first)).toBe(false);
  expect(await isThere(second)).toBe(true);
});

test('recognises what an earlier release stored for blogs, and nothing that an admin uploaded', async () => {
  const files = cms.strapi.db.query('plugin::upload.file');
  const { id, result } = await create({ image: [await drawnPicture(9)] });
  const own = await fileAt(result.image);
  const admins = (await upload(await drawn('purple'))).file;
  const name = 'looks_like_ours_0123456789abcdef.jpg';
  await describeFile(admins.id, { name });
  await files.updateMany({ where: {}, data: { provider_metadata: null } });
  await cms.strapi.store({ type: 'core', name: 'pictures' }).delete({ key: 'own-files-marked' });
  await markOwnFiles(cms.strapi);
  await edit(id, { image: [admins.url] });
  await deleteForEver(id);
  expect(await isThere(own)).toBe(false);
  expect(await isThere(admins)).toBe(true);
});
