import { fillSearchColumns } from '../../../src/setup/fill-search-columns';
import { login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';

let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

const blog = (fields: object = {}) => ({
  title: 'Three payroll calendars',
  description: '<p>Text of the article.</p>',
  image: [picture],
  tag: 'payroll',
  category: 'HR',
  ...fields,
});
const create = (fields: object = {}) =>
  send(cms, '/web-admin/blogs/createblog', { token, body: blog(fields) });
const edit = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });
const list = async (query: string) => {
  const { status, body } = await send(cms, `/web-admin/blogs?${query}`, { token });
  return { status, body, titles: [body.result].flat().map((row) => record(row).title) };
};
const slugOf = async (documentId: string) =>
  (await cms.strapi.documents('api::blog.blog').findOne({ documentId }))?.slug;
const count = () => cms.strapi.db.query('api::blog.blog').count({});

test('creates and publishes a blog at once, with the fields of the specification and its version', async () => {
  const created = await create();
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    result: {
      _id: expect.stringMatching(/^[a-z0-9]{24}$/),
      title: 'Three payroll calendars',
      description: '<p>Text of the article.</p>',
      image: [
        expect.stringMatching(/^http:\/\/.+\/uploads\/three_payroll_calendars_[0-9a-f_]+\.png$/),
      ],
      tag: 'payroll',
      category: 'HR',
    },
  });
  const listed = await send(cms, '/api/blogs/allblogs', { token: cms.functionToken });
  expect(listed.body.allblogs).toContainEqual(created.body.result);
  const read = await send(cms, `/web-admin/blogs/${created.id}`, { token });
  expect(read.result).toEqual({
    ...created.result,
    published: true,
    state: 'live',
    publishing: 'waiting',
    slug: 'three-payroll-calendars',
    updatedBy: 'first.admin',
    version: read.result.updatedAt,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  });
  expect(created.headers.get('etag')).toBe(`"${String(read.result.version)}"`);
  expect(read.headers.get('etag')).toBe(created.headers.get('etag'));
});

test('an edit accepts any of the fields, publishes, and leaves the slug and other fields unchanged', async () => {
  const { id, result, headers } = await create({ title: 'Before' });
  const edited = await edit(id, { title: 'After', tag: '' });
  expect(edited.status).toBe(200);
  expect(edited.result).toEqual({ ...result, title: 'After', tag: '' });
  expect(edited.headers.get('etag')).not.toBe(headers.get('etag'));
  expect(await slugOf(id)).toBe('before');
  const listed = await send(cms, '/api/blogs/allblogs', { token: cms.functionToken });
  expect(listed.body.allblogs).toContainEqual(edited.result);
  expect((await edit(id, {})).status).toBe(200);
});

test.each([
  ['title', { title: ' ' }],
  ['title', { title: undefined }],
  ['description', { description: '<p></p>' }],
  ['description', { description: '<p>&nbsp;<br>\u200b</p><hr>' }],
  ['description', { description: '<script>words</script>' }],
  ['image', { image: [] }],
  ['image', { image: undefined }],
  ['category', { category: '' }],
])('refuses a blog without its %s with the words of the specification', async (_field, fields) => {
  const before = await count();
  const refused = await create(fields);
  expect(refused.status).toBe(400);
  expect(refused.body).toEqual({
    error: true,
    code: 'missing_fields',
    message: 'please fill all fields',
  });
  expect(await count()).toBe(before);
});

test.each([{ title: '' }, { description: '<p> </p>' }, { image: [] }, { category: ' ' }])(
  'an edit cannot empty a field: %j',
  async (fields) => {
    const { id } = await create({ title: 'Stays whole' });
    expect((await edit(id, fields)).body).toMatchObject({ code: 'missing_fields' });
  },
);

test('accepts a picture alone as a description, and a missing tag', async () => {
  const { status, result } = await create({
    description: `<p><img src="${picture}"></p>`,
    tag: undefined,
  });
  expect(status).toBe(201);
  expect(result.tag).toBe('');
});

test.each([
  ['an unknown field', { writer: 'me' }, /only/],
  ['a title that is too long', { title: 't'.repeat(201) }, /200/],
  ['a title that is no text', { title: 7 }, /text/],
  ['images that are no list', { image: 'data:' }, /list/],
  ['an image that is no text', { image: [7] }, /list/],
  ['too many pictures', { image: Array.from({ length: 21 }, () => 'x') }, /20/],
  ['a description that is too long', { description: `<p>${'d'.repeat(200_001)}</p>` }, /200000/],
])('refuses %s and stores nothing', async (_what, fields, message) => {
  const before = await count();
  const { status, body } = await create(fields);
  expect(status).toBe(400);
  expect(body).toEqual({
    error: true,
    code: 'invalid_body',
    message: expect.stringMatching(message),
  });
  expect(await count()).toBe(before);
});

test('gives blogs with equal titles different slugs, even concurrently and in any script', async () => {
  for (const [title, slug] of [
    ['Equal titles', 'equal-titles'],
    ['人事の未来', 'ren-shi-nowei-lai'],
    ['Зарплата', 'zarplata'],
    ['!!!', 'article'],
  ] as const) {
    const created = await Promise.all([create({ title }), create({ title }), create({ title })]);
    const slugs = await Promise.all(created.map(({ id }) => slugOf(id)));
    expect(new Set(slugs).size).toBe(3);
    expect(slugs).toContain(slug);
    for (const each of slugs) expect(each).toMatch(/^[a-z0-9-]+$/);
  }
});

test.each(['nothing-like-an-id', 'a'.repeat(24), '%00', '..%2f..', '1', 'é'])(
  'what is gone, or has the id %s, answers 404 with a sentence',
  async (id) => {
    for (const call of [
      send(cms, `/web-admin/blogs/${id}`, { token }),
      edit(id, { title: 'T' }),
      send(cms, `/web-admin/blogs/deleteblogs/${id}`, { method: 'DELETE', token }),
    ]) {
      const { status, body } = await call;
      expect(status).toBe(404);
      expect(body).toMatchObject({ error: true, code: 'not_found' });
      expect(body.message).toMatch(/[a-z ]{15,}/);
    }
  },
);

test('removes a deleted blog from the site and the panel', async () => {
  const { id } = await create({ title: 'To be deleted' });
  const removed = await send(cms, `/web-admin/blogs/deleteblogs/${id}`, {
    method: 'DELETE',
    token,
  });
  expect(removed.status).toBe(200);
  expect(removed.body).toEqual({ result: { _id: id } });
  expect((await send(cms, `/web-admin/blogs/${id}`, { token })).status).toBe(404);
  const listed = await send(cms, '/api/blogs/allblogs', { token: cms.functionToken });
  expect(JSON.stringify(listed.body)).not.toContain(id);
});

describe('the list of the panel', () => {
  beforeAll(async () => {
    const rows = cms.strapi.documents('api::blog.blog');
    for (const { documentId } of await rows.findMany({})) await rows.delete({ documentId });
    for (let number = 1; number <= 12; number += 1) {
      await create({
        title: `List ${String(number).padStart(2, '0')}`,
        tag: '',
        category: 'Tools',
      });
    }
    await create({ title: 'Über Öffnung', category: 'Ämter', tag: '100%_sure' });
    await create({ title: 'Bold', description: '<p>Plain <strong>words</strong> &amp; more</p>' });
    await rows.create({
      data: { title: 'Only a draft', category: 'Drafts', slug: 'd', description: 'D', image: [] },
    });
  });

  test('is paginated, newest first, and marks what the site does not show', async () => {
    const first = await list('page=1&pageSize=10');
    expect(first.body.pagination).toEqual({ page: 1, pageSize: 10, total: 15 });
    expect(first.titles.slice(0, 2)).toEqual(['Only a draft', 'Bold']);
    expect(first.body.result).toMatchObject([
      { published: false },
      { published: true },
      ...Array(8).fill({}),
    ]);
    expect((await list('page=2&pageSize=10')).titles).toHaveLength(5);
  });

  test('contains drafts, which the site does not get', async () => {
    const { body } = await send(cms, '/api/blogs/allblogs', { token: cms.functionToken });
    expect(JSON.stringify(body)).toContain('Über Öffnung');
    expect(JSON.stringify(body)).not.toContain('Only a draft');
  });

  test('can be sorted by title, category and both times', async () => {
    expect((await list('sort=title:asc')).titles[0]).toBe('Bold');
    expect((await list('sort=category:asc')).titles[0]).toBe('Über Öffnung');
    expect((await list('sort=updatedAt:asc')).titles[0]).toBe('List 01');
    expect((await list('sort=createdAt:asc')).titles[0]).toBe('List 01');
  });

  test.each([
    ['ÜBER öff', ['Über Öffnung']],
    ['ämter', ['Über Öffnung']],
    ['100%_', ['Über Öffnung']],
    ['%', ['Über Öffnung']],
    ['_', ['Über Öffnung']],
    ['plain WORDS & more', ['Bold']],
    ['strong', []],
    ['<p>', []],
    ['\\', []],
  ])('is searched for %s in the visible text, ignoring case', async (search, titles) => {
    expect((await list(`search=${encodeURIComponent(search)}`)).titles).toEqual(titles);
  });

  test('a search finds what an edit changed', async () => {
    const { id } = await create({ title: 'Changes', tag: 'keeps' });
    await edit(id, { title: 'Renamed wholly' });
    expect((await list('search=renamed')).titles).toEqual(['Renamed wholly']);
    expect((await list('search=keeps')).titles).toEqual(['Renamed wholly']);
    expect((await list('search=changes')).titles).toEqual([]);
  });

  test('a search finds entries created before search existed, and leaves their versions unchanged', async () => {
    const { id, headers } = await create({ title: 'From before' });
    await cms.strapi.db
      .connection('blogs')
      .where({ document_id: id })
      .update({ search_text: null });
    expect((await list('search=from%20before')).titles).toEqual([]);
    await cms.strapi.store({ type: 'core', name: 'search' }).delete({ key: 'filled' });
    await fillSearchColumns(cms.strapi);
    expect((await list('search=from%20before')).titles).toEqual(['From before']);
    const read = await send(cms, `/web-admin/blogs/${id}`, { token });
    expect(read.headers.get('etag')).toBe(headers.get('etag'));
  });

  test('can be filtered by exact category and tag', async () => {
    expect((await list('category=Tools&pageSize=20')).titles).toHaveLength(12);
    expect((await list('category=tools')).titles).toEqual([]);
    expect((await list(`tag=${encodeURIComponent('100%_sure')}`)).titles).toEqual(['Über Öffnung']);
  });

  test('lists the categories in use in alphabetical order', async () => {
    const { body } = await send(cms, '/web-admin/blog-categories', { token });
    expect(body).toEqual({ result: ['Ämter', 'Drafts', 'HR', 'Tools'] });
  });

  test.each([
    'page=0',
    'pageSize=1001',
    'sort=slug:asc',
    'sort=title',
    `search=${'s'.repeat(201)}`,
    `category=${'c'.repeat(101)}`,
    'tag=a%00b',
    'search=a&search=b',
  ])('refuses the query %s', async (query) => {
    const { status, body } = await list(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: true, code: 'invalid_query' });
  });
});

test('the search columns appear neither in the build nor in the content manager', async () => {
  const built = await send(cms, '/api/blogs', { token: cms.buildToken });
  expect(JSON.stringify(built.body)).not.toContain('searchText');
  const filtered = await send(cms, '/api/blogs?filters[searchText][$contains]=a', {
    token: cms.buildToken,
  });
  expect(filtered.status).toBe(400);
});
