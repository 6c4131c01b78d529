import sharp from 'sharp';
import { login } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { dataUrl, drawnPicture, fetchPicture, send, storedFiles } from '../harness/content';
import { movingPng } from '../harness/picture';

let cms: TestCms;
let token: string;
let good: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  good = await drawnPicture(1);
});

afterAll(() => cms.stop());

const blog = (fields: object = {}) => ({
  title: 'With pictures',
  description: '<p>Text.</p>',
  image: [good],
  category: 'HR',
  ...fields,
});
const create = (fields: object = {}) =>
  send(cms, '/web-admin/blogs/createblog', { token, body: blog(fields) });
const edit = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });
/** Puts a blog into the trash and deletes it from there. */
const remove = async (id: string) => {
  await send(cms, `/web-admin/blogs/deleteblogs/${id}`, { method: 'DELETE', token });
  return send(cms, `/web-admin/blogs/${id}`, { method: 'DELETE', token });
};
const addresses = (value: unknown) => [value].flat().map(String);
const held = async () => ({
  ...(await storedFiles(cms)),
  blogs: await cms.strapi.db.query('api::blog.blog').count({}),
});

const square = (pixels: number) =>
  sharp({ create: { width: pixels, height: pixels, channels: 3, background: 'teal' } });

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  're-encodes a picture in its own format, %s, whatever its type says',
  async (format) => {
    const picture = (await drawnPicture(2, format)).replace(`image/${format}`, 'text/html');
    const { status, result } = await create({ image: [picture], title: `As ${format}` });
    expect(status).toBe(201);
    const { format: stored, width } = await sharp(
      await fetchPicture(cms, addresses(result.image)[0]),
    ).metadata();
    expect([stored, width]).toEqual([format === 'avif' ? 'heif' : format, 12]);
    const [row] = await cms.strapi.db
      .query('plugin::upload.file')
      .findMany({ where: { alternativeText: `As ${format}` } });
    expect(row.mime).toBe(`image/${format}`);
  },
);

test('removes metadata about camera and place, and turns the picture upright', async () => {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { result } = await create({ image: [dataUrl(bytes, 'image/jpeg')] });
  const stored = await sharp(await fetchPicture(cms, addresses(result.image)[0])).metadata();
  expect([stored.width, stored.height]).toEqual([10, 20]);
  expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
});

test.each(['gif', 'webp'] as const)('a moving %s keeps moving', async (format) => {
  const frames = await Promise.all(
    ['red', 'blue', 'lime'].map((background) =>
      sharp({ create: { width: 6, height: 6, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  const { status, result } = await create({ image: [dataUrl(bytes)] });
  expect(status).toBe(201);
  const stored = await sharp(await fetchPicture(cms, addresses(result.image)[0])).metadata();
  expect(stored.pages).toBe(3);
});

test('removes a script after the end of a picture', async () => {
  const bytes = await square(10).jpeg().toBuffer();
  const script = Buffer.from('<script>steal()</script><?php steal(); ?>');
  const { result } = await create({ image: [dataUrl(Buffer.concat([bytes, script]))] });
  const stored = await fetchPicture(cms, addresses(result.image)[0]);
  expect(stored.includes('steal')).toBe(false);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>steal()</script></svg>';

const hostile: [string, () => Promise<string> | string][] = [
  ['an SVG', () => dataUrl(Buffer.from(svg), 'image/svg+xml')],
  ['an SVG with the type of a PNG', () => dataUrl(Buffer.from(svg))],
  ['an HTML page', () => dataUrl(Buffer.from('<html><script>steal()</script>'), 'text/html')],
  [
    'HTML after the signature of a GIF',
    () => dataUrl(Buffer.from('GIF89a<script>steal()</script>')),
  ],
  ['a moving PNG', async () => dataUrl(await movingPng())],
  ['a TIFF', async () => dataUrl(await square(9).tiff().toBuffer())],
  [
    'half a JPEG',
    async () => {
      const bytes = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 100, sigma: 50 },
        },
      })
        .jpeg()
        .toBuffer();
      return dataUrl(bytes.subarray(0, bytes.length / 2));
    },
  ],
  [
    'half a PNG',
    async () => {
      const bytes = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: 'red',
          noise: { type: 'gaussian', mean: 100, sigma: 50 },
        },
      })
        .png()
        .toBuffer();
      return dataUrl(bytes.subarray(0, bytes.length / 2));
    },
  ],
  ['a bomb of 49 million pixels', async () => dataUrl(await square(7_000).png().toBuffer())],
  ['no bytes', () => 'data:image/png;base64,'],
  ['base64 with a foreign character', () => good.replace('base64,', 'base64,%20')],
  ['base64 that is cut off', () => good.slice(0, -5)],
  ['a data URL that is not base64', () => 'data:image/png,abc'],
  ['a foreign address', () => 'https://example.com/uploads/picture.png'],
  ['an address that starts with two slashes', () => '//example.com/uploads/picture.png'],
  ['an upload that does not exist', () => '/uploads/nothing_0123456789.png'],
  ['a path out of the uploads', () => '/uploads/../admin/logo.png'],
  ['a script', () => 'javascript:alert(1)'],
  ['plain text', () => 'picture'],
];

test.each(hostile)(
  'refuses %s by its number, and stores neither blog nor file',
  async (_what, make) => {
    const before = await held();
    const { status, body } = await create({ image: [good, await make()] });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: true,
      code: 'invalid_body',
      message: expect.stringMatching(/^Picture 2 .+[a-z]{3,}/),
    });
    expect(await held()).toEqual(before);
  },
);

test('accepts the address of an own upload, with and without host, and stores no second file', async () => {
  const { result } = await create();
  const [address] = addresses(result.image);
  const before = await storedFiles(cms);
  const path = new URL(String(address)).pathname;
  for (const image of [[address], [path]]) {
    const again = await create({ image });
    expect(again.status).toBe(201);
    expect(again.result.image).toEqual([address]);
  }
  expect(await storedFiles(cms)).toEqual(before);
});

test('keeps the order of new and old pictures', async () => {
  const { id, result } = await create();
  const [old] = addresses(result.image);
  const edited = await edit(id, { image: [await drawnPicture(40), old, await drawnPicture(80)] });
  const image = addresses(edited.result.image);
  expect(image).toHaveLength(3);
  expect(image[1]).toBe(old);
  const red = async (address: unknown) =>
    Math.round((await sharp(await fetchPicture(cms, address)).stats()).channels[0]?.mean ?? 0);
  expect([await red(image[0]), await red(image[2])]).toEqual([40, 80]);
});

test('pictures in the text become uploads in the same call', async () => {
  const [one, two] = [await drawnPicture(11), await drawnPicture(12, 'webp')];
  const { id, status, result } = await create({
    description: `<h2>Title</h2><p>a<img alt="First" src="${one}" onerror="steal()">b</p><img src='${two}'><p><img src="${one}"></p>`,
  });
  expect(status).toBe(201);
  const text = String(result.description);
  const found = [...text.matchAll(/<img src="([^"]+)" alt="([^"]*)" \/>/g)];
  expect(found.map(([, , alt]) => alt)).toEqual(['First', '', '']);
  expect(found[0]?.[1]).toBe(found[2]?.[1]);
  expect(text).not.toMatch(/data:|steal/);
  expect(text.startsWith('<h2>Title</h2><p>a<img src="http')).toBe(true);
  expect((await sharp(await fetchPicture(cms, found[1]?.[1])).metadata()).format).toBe('webp');
  const stored = await cms.strapi
    .documents('api::blog.blog')
    .findOne({ documentId: id, status: 'published' });
  expect(stored?.description).toContain('<img src="/uploads/with_pictures_');
  // A text that is sent back unchanged stays as it is.
  const again = await edit(id, { description: text });
  expect(again.result.description).toBe(text);
});

test.each([
  ['an SVG', `<img src="${dataUrl(Buffer.from(svg), 'image/svg+xml')}">`],
  ['a picture of another site', '<img src="https://example.com/spy.png">'],
  ['an upload that does not exist', '<img src="/uploads/nothing.png">'],
])('refuses %s in the text by its number', async (_what, picture) => {
  const before = await held();
  const { status, body } = await create({ description: `<p><img src="${good}">${picture}</p>` });
  expect(status).toBe(400);
  expect(body.message).toMatch(/^Picture 2 of the description /);
  expect(await held()).toEqual(before);
});

test('accepts at most 20 pictures in a message, including those in the text', async () => {
  const inText = Array.from({ length: 19 }, () => `<img src="${good}">`).join('');
  expect((await create({ description: inText })).status).toBe(201);
  const refused = await create({ description: inText, image: [good, good] });
  expect(refused.body).toMatchObject({
    code: 'invalid_body',
    message: expect.stringMatching(/20/),
  });
});

test('removes files that nothing uses any more and keeps others', async () => {
  const shared = await create({ title: 'Shares' });
  const [address] = addresses(shared.result.image);
  const before = await storedFiles(cms);
  const { id } = await create({
    image: [address, await drawnPicture(21)],
    description: `<p><img src="${await drawnPicture(22)}"><img src="${String(address)}"></p>`,
  });
  expect((await storedFiles(cms)).rows).toBe(before.rows + 2);
  const noText = await edit(id, { description: '<p>No picture.</p>' });
  // The version before still shows it.
  expect((await storedFiles(cms)).rows).toBe(before.rows + 2);
  const other = await create({
    title: 'Names it in its text',
    description: `<p><img src="${addresses(noText.result.image)[1] ?? ''}"></p>`,
  });
  expect((await remove(id)).status).toBe(200);
  expect((await storedFiles(cms)).rows).toBe(before.rows + 2);
  expect((await remove(other.id)).status).toBe(200);
  expect(await storedFiles(cms)).toEqual(before);
  await fetchPicture(cms, address);
  expect((await remove(shared.id)).status).toBe(200);
  expect((await storedFiles(cms)).rows).toBe(before.rows - 1);
});

test.each(['blogs', 'files'])(
  'if the table of %s fails, no file is left and the answer reveals nothing',
  async (table) => {
    const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
    const before = (await storedFiles(cms)).files;
    const rename = (from: string, to: string) =>
      cms.strapi.db.connection.schema.renameTable(from, to);
    await rename(table, `${table}_away`);
    try {
      const { status, body } = await create({
        image: [good, await drawnPicture(31)],
        title: 'Secret title',
      });
      expect(status).toBe(500);
      expect(body).toMatchObject({ error: true, code: 'internal' });
      expect(JSON.stringify([body, logged.mock.calls.map(String)])).not.toMatch(
        /Secret title|insert into/,
      );
    } finally {
      await rename(`${table}_away`, table);
      logged.mockRestore();
    }
    expect((await storedFiles(cms)).files).toEqual(before);
  },
);

test('a picture that cannot be uploaded leaves neither the blog nor the files before it', async () => {
  const before = await held();
  const provider = cms.strapi.plugin('upload').provider;
  const original = provider.uploadStream;
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  let calls = 0;
  provider.uploadStream = (file: object) => {
    calls += 1;
    return calls === 2 ? Promise.reject(new Error('The disk is full.')) : original(file);
  };
  try {
    const { status } = await create({ image: [good, await drawnPicture(33)] });
    expect(status).toBe(500);
    expect(calls).toBe(2);
  } finally {
    provider.uploadStream = original;
    logged.mockRestore();
  }
  expect(await held()).toEqual(before);
});

test("Strapi's own media library refuses drawings that can contain script, and HTML pages", async () => {
  const upload = async (name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('files', new File([bytes], name, { type }));
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })).status;
  };
  const text = (words: string) => new TextEncoder().encode(words);
  const before = await held();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  expect(await upload('drawing.svg', 'image/svg+xml', text(svg))).toBe(400);
  expect(await upload('page.html', 'text/html', text('<script>alert(1)</script>'))).toBe(400);
  expect(await held()).toEqual(before);
  const png = new Uint8Array(await square(4).png().toBuffer());
  expect(await upload('square.png', 'image/png', png)).toBe(201);
});
