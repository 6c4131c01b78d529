import { thinVersions } from '../../../src/content/versions/thin-versions';
import { eraseStored } from '../../../src/leads/erasure/erase-stored';
import { call, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';
import { logIn, settle, stateOf } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  cms = await startTestCms({ SITE_URL: 'https://www.example.com' });
  token = await logIn(cms);
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

beforeEach(async () => {
  await cms.strapi.db.query('api::redirect.redirect').deleteMany({ where: {} });
});

const blogs = () => cms.strapi.documents('api::blog.blog');

async function create(title: string, entry: object = {}): Promise<string> {
  const body = { title, description: '<p>D</p>', category: 'HR', image: [picture], ...entry };
  const {
    status,
    id,
    body: answer,
  } = await send(cms, '/web-admin/blogs/createblog', { token, body });
  expect({ status, answer }).toMatchObject({ status: 201 });
  return id;
}

const edit = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });

/** What a build reads: where each address leads. */
async function rules(): Promise<Record<string, unknown>> {
  const { body } = await call(cms, '/api/redirects/build', { token: cms.buildToken });
  const pairs = Array.isArray(body.result) ? body.result : [];
  return Object.fromEntries(pairs);
}

const add = (body: object) => send(cms, '/web-admin/redirects', { token, body });

test('a slug that changes twice leaves two redirects to the last one, and changes back without a loop', async () => {
  const id = await create('Moves', { slug: 'moves-a' });
  await edit(id, { slug: 'moves-b' });
  await edit(id, { slug: 'moves-c', title: 'Moves on' });
  expect(await rules()).toEqual({
    '/blog/moves-a': '/blog/moves-c',
    '/blog/moves-b': '/blog/moves-c',
  });
  await edit(id, { slug: 'moves-a' });
  expect(await rules()).toEqual({
    '/blog/moves-b': '/blog/moves-a',
    '/blog/moves-c': '/blog/moves-a',
  });
  const { body } = await send(cms, '/web-admin/redirects?origin=slug&search=MOVES-b', { token });
  expect(body).toMatchObject({
    result: [{ from: '/blog/moves-b', to: '/blog/moves-a', origin: 'slug' }],
    pagination: { total: 1 },
  });
});

test('an edit without a slug keeps the address, whatever the title', async () => {
  const id = await create('Keeps it');
  await edit(id, { title: 'Another title' });
  await edit(id, { slug: '' });
  const { result } = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(result.slug).toBe('keeps-it');
  expect(await rules()).toEqual({});
});

test('the API does not show the slug', async () => {
  const { result } = await edit(await create('Hidden'), { slug: 'hidden-2' });
  expect(Object.keys(result).sort()).toEqual(
    ['_id', 'category', 'description', 'image', 'tag', 'title'].sort(),
  );
});

test('a slug that is not valid or that another blog has is refused, and nothing changes', async () => {
  await create('Taken', { slug: 'taken' });
  const id = await create('Free', { slug: 'free' });
  for (const [slug, sentence] of [
    ['taken', /"Taken" has the address \/blog\/taken/],
    ['Not a slug', /A slug holds/],
    ['../faq', /A slug holds/],
  ] as const) {
    const { status, body } = await edit(id, { slug });
    expect(status).toBe(400);
    expect(body.message).toMatch(sentence);
  }
  expect(
    (
      await send(cms, '/web-admin/blogs/createblog', {
        token,
        body: {
          title: 'T',
          description: '<p>D</p>',
          category: 'HR',
          image: [picture],
          slug: 'taken',
        },
      })
    ).status,
  ).toBe(400);
  expect(await rules()).toEqual({});
});

test('the content manager leaves a redirect, too, and a draft that was never public none', async () => {
  const path = '/content-manager/collection-types/api::blog.blog';
  const id = await create('Managed', { slug: 'managed' });
  await call(cms, `${path}/${id}/actions/publish`, { token, body: { slug: 'managed-2' } });
  expect(await rules()).toEqual({ '/blog/managed': '/blog/managed-2' });
  const draft = await call(cms, path, { token, body: { title: 'Draft', slug: 'draft-a' } });
  const documentId = String(record(draft.body.data).documentId);
  await blogs().update({ documentId, data: { slug: 'draft-b' } });
  expect(await rules()).toEqual({ '/blog/managed': '/blog/managed-2' });
});

test('an article that is unpublished is gone at all its addresses, and is found at them again later', async () => {
  const id = await create('Rests', { slug: 'rests' });
  await edit(id, { slug: 'rests-2' });
  await blogs().unpublish({ documentId: id });
  expect(await rules()).toEqual({ '/blog/rests': null, '/blog/rests-2': null });
  await blogs().update({ documentId: id, data: { slug: 'rests-3' } });
  await blogs().publish({ documentId: id });
  expect(await rules()).toEqual({
    '/blog/rests': '/blog/rests-3',
    '/blog/rests-2': '/blog/rests-3',
  });
});

/** One of the verbs by which an article leaves the site, or comes back to the drafts. */
const verb = (id: string, name: 'unpublish' | 'trash' | 'restore', body: object = {}) =>
  send(cms, `/web-admin/blogs/${id}/${name}`, { token, body });

test('a deleted article leaves what the editor chose', async () => {
  await create('Stays', { slug: 'stays' });
  const id = await create('Goes', { slug: 'goes' });
  await edit(id, { slug: 'goes-2' });
  const { result } = await verb(id, 'trash', { to: '/blog/Stays/' });
  expect(result).toMatchObject({ state: 'trashed', leadsTo: '/blog/Stays' });
  expect(await rules()).toEqual({ '/blog/goes': '/blog/Stays', '/blog/goes-2': '/blog/Stays' });
  const { body } = await send(cms, '/web-admin/redirects?origin=trash', { token });
  expect(body.result).toMatchObject([{ from: '/blog/goes-2', to: '/blog/Stays' }]);
  // What it was published at works again, although an address led elsewhere meanwhile.
  await verb(id, 'restore');
  await blogs().publish({ documentId: id });
  expect(await rules()).toEqual({ '/blog/goes': '/blog/goes-2' });
});

test('an unpublished article leaves what the editor chose, which a later deletion keeps or changes', async () => {
  const id = await create('Rests here', { slug: 'rests-here' });
  expect((await verb(id, 'unpublish')).result).toMatchObject({ state: 'draft', leadsTo: null });
  await blogs().publish({ documentId: id });
  await settle(cms);
  const { result } = await verb(id, 'unpublish', { to: '/healthcare#use-case' });
  expect(result).toMatchObject({ leadsTo: '/healthcare#use-case' });
  expect((await stateOf(cms)).firstChangeAt).not.toBeNull();
  await verb(id, 'trash');
  expect(await rules()).toEqual({ '/blog/rests-here': '/healthcare#use-case' });
  await verb(id, 'restore');
  await verb(id, 'trash', { gone: true });
  expect(await rules()).toEqual({ '/blog/rests-here': null });
  const { body } = await send(cms, '/web-admin/blogs?state=trashed&search=rests+here', { token });
  expect(body.result).toMatchObject([{ _id: id, leadsTo: null }]);
});

test('a target that is no page of the site is refused, and the article stays on the site', async () => {
  const id = await create('Not moved', { slug: 'not-moved' });
  const gone = await create('Closed page', { slug: 'closed-page' });
  await verb(gone, 'unpublish');
  for (const [body, sentence] of [
    [{ to: '/nowhere' }, 'The site has no page at /nowhere.'],
    [{ to: '/blog/not-moved' }, 'The page at /blog/not-moved is gone: choose another one.'],
    [{ to: '/blog/closed-page' }, 'The page at /blog/closed-page is gone: choose another one.'],
    [{ to: 'https://evil.example/' }, 'Choose a page of this site'],
    [{ to: '//evil.example' }, 'The new address is no path.'],
    [{ to: 'javascript:alert(1)' }, 'must begin with https://'],
    [{ to: '/about\r\n/* https://evil.example 301!' }, 'The new address is no path.'],
    [{ to: '/about', gone: true }, 'not both'],
    [{ to: ' ' }, 'Name the page that the address leads to'],
    [{ to: ['/about'] }, 'to must be a text.'],
    [{ target: '/about' }, 'This call takes only: to, gone.'],
  ] as const) {
    for (const name of ['unpublish', 'trash'] as const) {
      const { status, body: answer } = await verb(id, name, body);
      expect([status, answer.message]).toEqual([400, expect.stringContaining(sentence)]);
    }
  }
  expect(await rules()).toEqual({ '/blog/closed-page': null });
  const { result } = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(result).toMatchObject({ state: 'live' });
});

test('what led to an article leads to it again once it is back', async () => {
  const heir = await create('Heir', { slug: 'heir' });
  const first = await create('First', { slug: 'first' });
  await edit(heir, { slug: 'heir-2' });
  await verb(first, 'trash', { to: '/blog/heir' });
  await add({ from: '/old-heir', to: '/blog/heir' });
  const leading = { '/blog/first': '/blog/heir-2', '/old-heir': '/blog/heir-2' };
  expect(await rules()).toEqual({ ...leading, '/blog/heir': '/blog/heir-2' });
  await verb(heir, 'unpublish');
  expect(await rules()).toEqual({
    ...{ '/blog/first': null, '/old-heir': null },
    ...{ '/blog/heir': null, '/blog/heir-2': null },
  });
  await blogs().publish({ documentId: heir });
  expect(await rules()).toEqual({ ...leading, '/blog/heir': '/blog/heir-2' });
  await verb(heir, 'trash', { to: '/about' });
  expect(await rules()).toMatchObject({ '/blog/first': '/about', '/old-heir': '/about' });
});

test('a new article takes an address that is gone, and not one that leads to another article', async () => {
  const moved = await create('Same title');
  await edit(moved, { slug: 'moved-away' });
  const next = await create('Same title');
  expect((await send(cms, `/web-admin/blogs/${next}`, { token })).result.slug).toBe('same-title-2');
  await blogs().delete({ documentId: next });
  const last = await create('Same title');
  expect((await send(cms, `/web-admin/blogs/${last}`, { token })).result.slug).toBe('same-title-2');
  expect(await rules()).toEqual({ '/blog/same-title': '/blog/moved-away' });
});

test('an address is suggested from a title in any script, and checked while it is typed', async () => {
  const id = await create('Checked', { slug: 'checked' });
  await edit(id, { slug: 'checked-now' });
  const ask = async (query: Record<string, string>) =>
    (await send(cms, `/web-admin/blog-address?${new URLSearchParams(query).toString()}`, { token }))
      .result;
  expect(await ask({ title: 'Привет, 人事!' })).toEqual({ slug: 'privet-ren-shi', state: 'free' });
  expect(await ask({ title: 'Checked now' })).toEqual({ slug: 'checked-now-2', state: 'free' });
  expect(await ask({ slug: 'checked-now', id })).toEqual({ slug: 'checked-now', state: 'free' });
  expect(await ask({ slug: 'checked', id })).toEqual({ slug: 'checked', state: 'free' });
  expect(await ask({ slug: 'checked-now' })).toMatchObject({
    state: 'taken',
    message: '"Checked" has the address /blog/checked-now: choose another one.',
  });
  expect(await ask({ slug: 'checked' })).toMatchObject({ state: 'redirects' });
  expect(await ask({ slug: 'No slug' })).toMatchObject({ state: 'invalid' });
  const long = await send(cms, `/web-admin/blog-address?slug=${'a'.repeat(201)}`, { token });
  expect(long.status).toBe(400);
});

test('an admin adds and removes a redirect; both are a change of the site', async () => {
  await settle(cms);
  const { status, result } = await add({
    from: 'https://www.example.com/Old/',
    to: '/healthcare#use-case',
  });
  expect(status).toBe(201);
  expect(result).toMatchObject({
    from: '/Old',
    to: '/healthcare#use-case',
    origin: 'manual',
    by: firstAdmin.ADMIN_USERNAME,
  });
  expect((await stateOf(cms)).firstChangeAt).not.toBeNull();
  await add({ from: '/older', to: '/old' });
  await add({ from: '/partner', to: 'https://partner.example/welcome' });
  await add({ from: '/closed', gone: true });
  expect(await rules()).toEqual({
    '/Old': '/healthcare#use-case',
    '/older': '/healthcare#use-case',
    '/partner': 'https://partner.example/welcome',
    '/closed': null,
  });
  await settle(cms);
  const remove = () =>
    send(cms, `/web-admin/redirects/${String(result._id)}`, { token, method: 'DELETE' });
  expect((await remove()).status).toBe(200);
  expect((await stateOf(cms)).firstChangeAt).not.toBeNull();
  expect((await remove()).status).toBe(404);
  expect(Object.keys(await rules())).not.toContain('/Old');
});

test('a redirect leads to the same part of an article wherever that goes', async () => {
  const id = await create('In parts', { slug: 'parts' });
  await add({ from: '/old-part', to: '/blog/parts#part-2' });
  await add({ from: '/printed', to: '/blog/parts?print=1' });
  await edit(id, { slug: 'parts-b' });
  await add({ from: '/later', to: '/blog/parts#part-3' });
  const at = (page: string) => ({
    '/old-part': `${page}#part-2`,
    '/printed': `${page}?print=1`,
    '/later': `${page}#part-3`,
    '/blog/parts': page,
  });
  expect(await rules()).toEqual(at('/blog/parts-b'));
  await verb(id, 'unpublish');
  expect(Object.values(await rules())).toEqual(Array.from({ length: 5 }, () => null));
  await blogs().publish({ documentId: id });
  expect(await rules()).toEqual(at('/blog/parts-b'));
});

/** Stores redirects as changes of slugs leave them, or as admins write them. */
async function fill(count: number, origin: 'slug' | 'manual'): Promise<void> {
  const rows = Array.from({ length: count }, (_none, number) => {
    const path = `/many/${origin}-${String(number)}`;
    const target = `/blog/many-${String(number)}`;
    return { document_id: path, path, path_key: path, target, target_key: target, origin };
  });
  await cms.strapi.db.connection.batchInsert('redirects', rows, 50);
}

test('thousands of redirects of changed addresses leave room for those of admins, and the list says how many there are', async () => {
  await fill(8_000, 'slug');
  await add({ from: '/by-hand', to: '/about' });
  const { body } = await send(cms, '/web-admin/redirects?origin=manual', { token });
  expect(body).toMatchObject({ pagination: { total: 1 }, stored: 8_001 });
  await fill(7_999, 'manual');
  expect((await add({ from: '/too-many', to: '/about' })).body.message).toBe(
    '8000 redirects were added by hand already. Remove some first.',
  );
  // Those of changed addresses are never refused.
  const id = await create('One more', { slug: 'one-more' });
  await edit(id, { slug: 'one-more-b' });
  expect(await rules()).toMatchObject({ '/blog/one-more': '/blog/one-more-b' });
});

test('among 5,000 redirects, the list reads one page, and a changed address only its own', async () => {
  await fill(5_000, 'slug');
  const id = await create('Among many', { slug: 'among' });
  const read: { sql: string; rows: number }[] = [];
  const note = (answer: unknown, { sql }: { sql: string }) => {
    const rows = [record(answer).rows ?? answer].flat();
    if (sql.startsWith('select') && sql.includes('redirects'))
      read.push({ sql, rows: rows.length });
  };
  const { connection } = cms.strapi.db;
  connection.on('query-response', note);
  await send(cms, '/web-admin/redirects?page=50&pageSize=100', { token });
  await edit(id, { slug: 'among-b' });
  connection.removeListener('query-response', note);
  expect(read.map(({ rows }) => rows)).toContain(100);
  expect(Math.max(...read.map(({ rows }) => rows))).toBe(100);
  expect(Object.keys(await rules())).toHaveLength(5_001);
});

test('a redirect names its admin by the account: a name that changes, changes here, and an erased one is gone', async () => {
  await add({ from: '/whose', to: '/about' });
  const by = async () =>
    [(await send(cms, '/web-admin/redirects', { token })).body.result]
      .flat()
      .map((row) => record(row).by);
  expect(await by()).toEqual([firstAdmin.ADMIN_USERNAME]);
  const admins = cms.strapi.db.query('admin::user');
  await admins.updateMany({ where: {}, data: { username: 'renamed.admin' } });
  expect(await by()).toEqual(['renamed.admin']);
  await eraseStored(cms.strapi, firstAdmin.ADMIN_EMAIL, () => Promise.resolve());
  expect(await by()).toEqual([null]);
  await admins.updateMany({ where: {}, data: { username: firstAdmin.ADMIN_USERNAME } });
  await add({ from: '/whose-2', to: '/about' });
  await thinVersions(cms.strapi, { now: new Date(), names: 24 });
  expect(await by()).toEqual([firstAdmin.ADMIN_USERNAME, null]);
  const later = new Date(Date.now() + 800 * 24 * 60 * 60 * 1_000);
  await thinVersions(cms.strapi, { now: later, names: 24 });
  expect(await by()).toEqual([null, null]);
});

test('what is a page, redirects already, leads nowhere or round in a circle is refused with a sentence', async () => {
  await create('Live', { slug: 'live', category: 'Pay & Time' });
  const gone = await create('Closed', { slug: 'closed' });
  await blogs().unpublish({ documentId: gone });
  await add({ from: '/a', to: '/about' });
  for (const [body, sentence] of [
    [{ from: '/about', to: '/faq' }, 'The site itself answers at /about'],
    [{ from: '/FAQ.html', to: '/about' }, 'The site itself answers at /FAQ.html'],
    [{ from: '/api/x', to: '/about' }, 'The site itself answers at /api/x'],
    [{ from: '/webadmin', to: '/about' }, 'The site itself answers at /webadmin'],
    [{ from: '/products', to: '/about' }, 'The site itself answers at /products'],
    [{ from: '/robots.txt', to: '/about' }, 'The site itself answers at /robots.txt'],
    [{ from: '/Blog/Live', to: '/about' }, 'The site itself answers at /Blog/Live'],
    [{ from: '/blog/category/pay-and-time', to: '/about' }, 'The site itself answers'],
    [{ from: '/A/', to: '/faq' }, '/a already leads to /about.'],
    [{ from: '/b', to: '/nowhere' }, 'The site has no page at /nowhere.'],
    [{ from: '/b', to: '/blog/closed' }, 'The page at /blog/closed is gone'],
    [{ from: '/b', to: '/B' }, 'The site has no page at /B.'],
    [{ from: '/b', to: 'http://other.example' }, 'must begin with https://'],
    [{ from: '/b', to: '//evil.example' }, 'The new address is no path.'],
    [{ from: '/b\r\n/* /evil 301!', to: '/faq' }, 'The old address is no path.'],
    [{ from: '/b', to: '/faq', gone: true }, 'Name the new address, or say that the page is gone.'],
    [{ from: '/b' }, 'Name the new address, or say that the page is gone.'],
    [{ to: '/faq' }, 'Name the old address.'],
  ] as const) {
    const { status, body: answer } = await add(body);
    expect([status, answer.message]).toEqual([400, expect.stringContaining(sentence)]);
  }
  expect(Object.keys(await rules())).toEqual(['/a', '/blog/closed']);
});

test('an article at an address that redirects takes it over', async () => {
  await add({ from: '/blog/wanted', to: '/about' });
  const { id } = await send(cms, '/web-admin/blogs/createblog', {
    token,
    body: { title: 'W', description: '<p>D</p>', category: 'HR', image: [picture], slug: 'wanted' },
  });
  expect(await rules()).toEqual({});
  expect(record(await blogs().findOne({ documentId: id })).slug).toBe('wanted');
});
