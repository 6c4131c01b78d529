import { login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';

let cms: TestCms;
let token: string;
let pictures: string[];

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  pictures = await Promise.all([1, 2, 3].map((seed) => drawnPicture(seed)));
});

afterAll(() => cms.stop());

const create = (fields: object = {}) =>
  send(cms, '/web-admin/blogs/createblog', {
    token,
    body: {
      ...{ title: 'Pictures', description: '<p>Text</p>', category: 'HR' },
      image: pictures,
      ...fields,
    },
  });
const edit = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });
const images = (result: Record<string, unknown>): string[] => [result.image].flat().map(String);

test('each picture of a blog has its alternative text wherever the blog is read', async () => {
  const imageAlt = ['  The first\u00a0chart ', '', null];
  const created = await create({ imageAlt });
  expect(created.status).toBe(201);
  expect(created.result.imageAlt).toEqual(['The first\u00a0chart', '', null]);
  const listed = await send(cms, '/api/blogs/allblogs', { token: cms.functionToken });
  expect(listed.body.allblogs).toContainEqual(created.result);
  const managed = await send(cms, `/web-admin/blogs/${created.id}`, { token });
  expect(managed.result.imageAlt).toEqual(created.result.imageAlt);
});

test('a blog of which nothing is said has no such field', async () => {
  const { id, result } = await create();
  expect(result).not.toHaveProperty('imageAlt');
  expect((await edit(id, { imageAlt: [null, null, null] })).result).not.toHaveProperty('imageAlt');
});

test('a text follows its picture for a caller who does not know of texts', async () => {
  const { id, result } = await create({ imageAlt: ['One', '', 'Three'] });
  const [one, two, three] = images(result);
  const edited = await edit(id, { image: [three, await drawnPicture(9), one] });
  expect(edited.result.imageAlt).toEqual(['Three', null, 'One']);
  expect((await edit(id, { title: 'Renamed' })).result.imageAlt).toEqual(['Three', null, 'One']);
  // The history keeps the second picture's file, but what the article said of it went with the picture.
  const again = await edit(id, { image: [two, one] });
  expect(again.result).toMatchObject({ image: [two, one], imageAlt: [null, 'One'] });
});

test('the texts can be changed without the pictures, and removed', async () => {
  const { id, result } = await create({ imageAlt: ['One', 'Two', 'Three'] });
  const edited = await edit(id, { imageAlt: [null, 'Second', ''] });
  expect(edited.status).toBe(200);
  expect(edited.result).toEqual({ ...result, imageAlt: [null, 'Second', ''] });
});

test('the same file has another text in another blog', async () => {
  const first = await create({ imageAlt: ['One', 'Two', 'Three'] });
  const image = images(first.result).slice(0, 1);
  const second = await create({ image, imageAlt: ['Seen otherwise'] });
  expect(second.result).toMatchObject({ image, imageAlt: ['Seen otherwise'] });
  const read = await send(cms, `/web-admin/blogs/${first.id}`, { token });
  expect(read.result.imageAlt).toEqual(['One', 'Two', 'Three']);
});

test('a picture that is moved in the content manager keeps its text', async () => {
  const { id } = await create({ imageAlt: ['One', 'Two', 'Three'] });
  const blogs = cms.strapi.documents('api::blog.blog');
  const row = await blogs.findOne({ documentId: id, populate: ['image'] });
  const files = (row?.image ?? []).map((file) => record(file).id);
  const path = `/content-manager/collection-types/api::blog.blog/${id}`;
  const saved = await send(cms, path, {
    method: 'PUT',
    token,
    body: { ...record(row), image: [files[2], files[0]] },
  });
  expect(saved.status).toBe(200);
  const read = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(read.result.imageAlt).toEqual(['Three', 'One']);
});

test('drafts have texts, and the trash keeps them', async () => {
  const draft = await send(cms, '/web-admin/blogs/drafts', {
    token,
    body: { title: 'Unfinished', image: pictures, imageAlt: ['One', '', null] },
  });
  expect(draft.result.imageAlt).toEqual(['One', '', null]);
  const saved = await send(cms, `/web-admin/blogs/${draft.id}/draft`, {
    method: 'PUT',
    token,
    body: { imageAlt: [null, 'Two', ''] },
  });
  expect(saved.result.imageAlt).toEqual([null, 'Two', '']);
  for (const verb of ['trash', 'restore']) {
    const moved = await send(cms, `/web-admin/blogs/${draft.id}/${verb}`, { token, body: {} });
    expect(moved.result).toMatchObject({ imageAlt: [null, 'Two', ''] });
  }
});

test('a version shows what it said of its pictures, and a restore brings it back', async () => {
  const { id } = await create({ imageAlt: ['One', '', null] });
  await edit(id, { imageAlt: [null, 'Two', 'Three'] });
  const version = await send(cms, `/web-admin/blogs/${id}/versions/1`, { token });
  const fields = [version.result.fields].flat().map(record);
  expect(fields.map(({ name }) => name)).not.toContain('imageAlts');
  expect(fields.find(({ name }) => name === 'image')?.value).toMatchObject([
    { alternativeText: 'One', decorative: false },
    { alternativeText: '', decorative: true },
    { alternativeText: 'Pictures', decorative: false },
  ]);
  await send(cms, `/web-admin/blogs/${id}/versions/1/restore`, { token, body: {} });
  const read = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(read.result).toMatchObject({ imageAlt: ['One', '', null], state: 'live_with_draft' });
});

test('whatever else is stored as texts counts as none', async () => {
  const { id } = await create({ imageAlt: ['One', null, null] });
  const rows = cms.strapi.db.query('api::blog.blog');
  for (const imageAlts of ['no JSON', '[]', '7', '{"/uploads/a.png":{"a":1}}', '']) {
    await rows.updateMany({ where: { documentId: id }, data: { imageAlts } });
    const read = await send(cms, `/web-admin/blogs/${id}`, { token });
    expect(read.status).toBe(200);
    expect(read.result).not.toHaveProperty('imageAlt');
  }
});

test.each([
  ['too few', ['One']],
  ['too many', ['One', 'Two', 'Three', 'Four']],
  ['no list', 'One'],
  ['no texts', [1, {}, []]],
  ['a text that is too long', ['a'.repeat(501), null, null]],
  ['a control character', ['a\u0000', null, null]],
])('refuses %s, and changes nothing', async (_what, imageAlt) => {
  const { id, result } = await create({ imageAlt: ['One', 'Two', 'Three'] });
  for (const body of [{ imageAlt }, { imageAlt, image: images(result) }]) {
    const refused = await edit(id, body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'invalid_body' });
  }
  expect((await create({ imageAlt })).status).toBe(400);
  const read = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(read.result.imageAlt).toEqual(['One', 'Two', 'Three']);
});

test('an article may show more pictures than one message may bring', async () => {
  const inText = (sources: readonly string[]) =>
    sources.map((src) => `<img src="${src}" alt="">`).join('');
  const drawn = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => drawnPicture(from + at)));
  const { id, result } = await create({ description: inText(await drawn(20, 17)) });
  const more = inText(await drawn(60, 13));
  const edited = await edit(id, { description: `${String(result.description)}${more}` });
  expect(edited.status).toBe(200);
  expect(String(edited.result.description).match(/<img /g)).toHaveLength(30);
  const [first = ''] = images(result);
  const tooMany = await edit(id, { description: inText(Array<string>(198).fill(first)) });
  expect(tooMany.status).toBe(200);
  const refused = await edit(id, {
    description: inText(Array<string>(198).fill(first)),
    image: images(result),
  });
  expect(refused.body).toMatchObject({ message: expect.stringMatching(/200/) });
});
