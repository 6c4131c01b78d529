import { login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, fetchPicture, send } from '../harness/content';

let cms: TestCms;
let token: string;
let picture: string;
let social: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  [picture = '', social = ''] = await Promise.all([1, 2].map((seed) => drawnPicture(seed)));
});

afterAll(() => cms.stop());

const create = (fields: object = {}) =>
  send(cms, '/web-admin/blogs/createblog', {
    token,
    body: {
      ...{ title: 'Described', description: '<p>Text</p>', category: 'HR', image: [picture] },
      ...fields,
    },
  });
const edit = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });
const read = (id: string) => send(cms, `/web-admin/blogs/${id}`, { token });

const own = {
  author: 'Ada Example',
  metaTitle: 'For a search',
  metaDescription: 'What a search says.',
  noindex: true,
};
const names = [...Object.keys(own), 'socialImage'];
const none = { author: '', metaTitle: '', metaDescription: '', socialImage: '', noindex: false };

test('an article keeps its own words for searches, its social picture and its author', async () => {
  const created = await create({ ...own, socialImage: social });
  expect(created.status).toBe(201);
  expect(created.result).toMatchObject(own);
  await expect(fetchPicture(cms, created.result.socialImage)).resolves.toBeInstanceOf(Buffer);
  const listed = await send(cms, '/api/blogs/allblogs', { token: cms.functionToken });
  expect(listed.body.allblogs).toContainEqual(created.result);
  expect((await read(created.id)).result).toMatchObject(created.result);
});

test('an article without them has no such fields, and a caller who knows nothing of them keeps them', async () => {
  const plain = await create();
  for (const name of names) expect(plain.result).not.toHaveProperty(name);
  const { id, result } = await create({ ...own, socialImage: social });
  const edited = await edit(id, { title: 'Renamed', image: [picture] });
  expect(edited.result).toMatchObject({ ...own, socialImage: result.socialImage });
  const emptied = await edit(id, none);
  for (const name of names) expect(emptied.result).not.toHaveProperty(name);
});

test('drafts have them, and the trash keeps them', async () => {
  const draft = await send(cms, '/web-admin/blogs/drafts', {
    token,
    body: { title: 'Unfinished', ...own, socialImage: social },
  });
  expect(draft.result).toMatchObject({ ...own, socialImage: expect.any(String) });
  const { socialImage } = draft.result;
  for (const verb of ['trash', 'restore']) {
    const moved = await send(cms, `/web-admin/blogs/${draft.id}/${verb}`, { token, body: {} });
    expect(moved.result).toMatchObject({ ...own, socialImage });
  }
  const path = `/web-admin/blogs/${draft.id}/draft`;
  const saved = await send(cms, path, { method: 'PUT', token, body: { author: 'Ben Example' } });
  expect(saved.result).toMatchObject({ ...own, author: 'Ben Example', socialImage });
});

test('versions show them, and a restore brings them back', async () => {
  const { id, result } = await create({ ...own, socialImage: social });
  await edit(id, none);
  const version = await send(cms, `/web-admin/blogs/${id}/versions/1`, { token });
  const fields = new Map(
    [version.result.fields]
      .flat()
      .map(record)
      .map(({ name, value }) => [name, value]),
  );
  expect(Object.fromEntries(fields)).toMatchObject({
    ...own,
    noindex: 'Yes',
    socialImage: [{ url: result.socialImage }],
  });
  expect([...fields.keys()]).not.toContain('datePublished');
  await send(cms, `/web-admin/blogs/${id}/versions/1/restore`, { token, body: {} });
  const restored = await read(id);
  const { socialImage } = result;
  expect(restored.result).toMatchObject({ ...own, socialImage, state: 'live_with_draft' });
});

test('a social picture goes with its article, unless another one shows it', async () => {
  const { id, result } = await create({ socialImage: social });
  const other = await create({ socialImage: result.socialImage });
  expect(other.result.socialImage).toBe(result.socialImage);
  const discard = async (article: string) => {
    await send(cms, `/web-admin/blogs/${article}/trash`, { token, body: {} });
    const gone = await send(cms, `/web-admin/blogs/${article}`, { method: 'DELETE', token });
    expect(gone.status).toBe(200);
  };
  await discard(id);
  await expect(fetchPicture(cms, result.socialImage)).resolves.toBeInstanceOf(Buffer);
  await discard(other.id);
  await expect(fetchPicture(cms, result.socialImage)).rejects.toThrow('404');
});

test.each([
  ['an author that is too long', { author: 'a'.repeat(201) }],
  ['a title that is too long', { metaTitle: 'a'.repeat(201) }],
  ['a description that is too long', { metaDescription: 'a'.repeat(501) }],
  ['no text', { metaDescription: 7 }],
  ['no answer to yes or no', { noindex: 'yes' }],
  ['no picture', { socialImage: 'data:text/html;base64,PGI+' }],
  ['a picture of another host', { socialImage: 'https://other.example/a.png' }],
  ['a list of pictures', { socialImage: ['/uploads/a.png'] }],
])('refuses %s, and changes nothing', async (_what, fields) => {
  const { id, result } = await create(own);
  for (const answer of [await edit(id, fields), await create(fields)]) {
    expect(answer.status).toBe(400);
  }
  expect((await read(id)).result).toMatchObject(result);
});

test('an author with markup is text', async () => {
  const author = '<img src=x onerror=alert(1)>';
  expect((await create({ author })).result.author).toBe(author);
});

test('callers of the content manager set no date', async () => {
  const { id } = await create();
  const blogs = cms.strapi.documents('api::blog.blog');
  const { datePublished, ...row } = record(await blogs.findOne({ documentId: id }));
  expect(datePublished).toEqual(expect.any(String));
  const saved = await send(cms, `/content-manager/collection-types/api::blog.blog/${id}`, {
    method: 'PUT',
    token,
    body: { ...row, datePublished: '2001-01-01T00:00:00.000Z', author: 'Changed' },
  });
  expect(saved.status).toBe(200);
  const after = record(await blogs.findOne({ documentId: id }));
  expect(after).toMatchObject({ author: 'Changed', datePublished });
});
