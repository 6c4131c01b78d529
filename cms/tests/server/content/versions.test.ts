import { changeCategory } from '../../../src/content/categories/change-category';
import { writeFirstVersions } from '../../../src/setup/first-versions';
import { eraseStored } from '../../../src/leads/erasure/erase-stored';
import { thinVersions } from '../../../src/content/versions/thin-versions';
import { accountOf, createAccount, openSession } from '../harness/access/accounts';
import { call, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, storedFiles } from '../harness/content';

let cms: TestCms;
/** Sessions of two admins: the first one, and one with the role Super Admin. */
let token: string;
let other: string;

beforeAll(async () => {
  cms = await startTestCms();
  const account = await accountOf(cms, firstAdmin.ADMIN_EMAIL);
  token = (await openSession(cms, account)).accessToken;
  const second = await createAccount(cms, 'second@example.com', 'strapi-super-admin');
  other = (await openSession(cms, second)).accessToken;
});

afterAll(() => cms.stop());

const table = (name = 'content_versions') => cms.strapi.db.connection(name);
const rowsOf = async (entry: string): Promise<Record<string, unknown>[]> =>
  [await table().where({ entry }).orderBy('number')].flat().map(record);
const listOf = async (id: string, kind = 'blogs') => {
  const { body } = await send(cms, `/web-admin/${kind}/${id}/versions`, { token });
  return [body.result].flat().map(record);
};
const versionOf = async (id: string, number: number, kind = 'blogs') =>
  (await send(cms, `/web-admin/${kind}/${id}/versions/${String(number)}`, { token })).result;
const fieldOf = (version: Record<string, unknown>, name: string) =>
  record([version.fields].flat().find((each) => record(each).name === name)).value;

const createFaq = (question = 'Who begins?') =>
  send(cms, '/web-admin/faq/createfaq', { token, body: { question, description: '<p>We.</p>' } });
const editFaq = (id: string, question: string, session = token) =>
  send(cms, `/web-admin/faq/editfaq/${id}`, {
    method: 'PUT',
    token: session,
    body: { question, description: '<p>We.</p>' },
  });
const createBlog = async (fields: object = {}) =>
  send(cms, '/web-admin/blogs/createblog', {
    token,
    body: {
      title: 'Three calendars',
      description: '<p>First text.</p>',
      image: [await drawnPicture(1)],
      category: 'HR',
      ...fields,
    },
  });
const editBlog = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });
const restore = (id: string, number: number, kind = 'blogs', headers = {}) =>
  send(cms, `/web-admin/${kind}/${id}/versions/${String(number)}/restore`, {
    method: 'POST',
    token,
    headers,
  });
const contentManager = (id: string, action = '', body: object = {}, method = 'POST') =>
  call(cms, `/content-manager/collection-types/api::faq.faq/${id}${action}`, {
    method,
    token: other,
    body,
  });
const faqs = () => cms.strapi.documents('api::faq.faq');

test('each save is one version with its moment, person and way', async () => {
  const { id } = await createFaq();
  await editFaq(id, 'Who goes on?', other);
  const [newest, oldest, ...more] = await listOf(id, 'faqs');
  expect(more).toEqual([]);
  expect(newest).toEqual({
    number: 2,
    at: expect.stringMatching(/Z$/),
    by: 'second@example.com',
    way: 'panel',
    event: 'published',
    name: 'Who goes on?',
    live: true,
    draft: false,
  });
  expect(oldest).toMatchObject({ number: 1, by: 'first.admin', event: 'published', live: false });
});

test('a save that changes nothing adds no version', async () => {
  const { id } = await createFaq();
  expect((await editFaq(id, 'Who begins?')).status).toBe(200);
  expect(await listOf(id, 'faqs')).toHaveLength(1);
});

test('a version has the fields of its content type, empty ones left out, and no others', async () => {
  const { id, result } = await createBlog({ title: 'All fields' });
  const version = await versionOf(id, 1);
  const [picture] = [result.image].flat();
  expect(version.fields).toEqual([
    { name: 'title', kind: 'text', value: 'All fields' },
    { name: 'slug', kind: 'text', value: 'all-fields' },
    { name: 'description', kind: 'rich_text', value: '<p>First text.</p>' },
    {
      name: 'image',
      kind: 'pictures',
      value: [
        {
          id: expect.any(Number),
          url: picture,
          name: expect.stringMatching(/^all_fields_/),
          alternativeText: 'All fields',
          decorative: false,
          gone: false,
        },
      ],
    },
    { name: 'category', kind: 'text', value: 'HR' },
  ]);
});

test('the content manager: a draft over a live entry, one version for saving and publishing, then unpublished', async () => {
  const { id } = await createFaq();
  await contentManager(id, '', { question: 'A draft?' }, 'PUT');
  expect(await listOf(id, 'faqs')).toMatchObject([
    { number: 2, event: 'saved', way: 'content_manager', by: 'second@example.com', draft: true },
    { number: 1, live: true, draft: false },
  ]);
  const description = '<p>We.</p>';
  await contentManager(id, '/actions/publish', { question: 'Both at once?', description });
  await contentManager(id, '/actions/unpublish');
  expect(await listOf(id, 'faqs')).toMatchObject([
    { number: 4, event: 'unpublished', live: false, draft: true },
    { number: 3, event: 'published', name: 'Both at once?' },
    { number: 2 },
    { number: 1 },
  ]);
});

test('the API and writes to rows without a call are recorded as the origin of a version', async () => {
  const { id } = await createFaq();
  const passedOn = { 'X-Function-Token': cms.functionToken };
  await send(cms, `/web-admin/faq/editfaq/${id}`, {
    method: 'PUT',
    token,
    headers: passedOn,
    body: { question: 'By the API?', description: '<p>We.</p>' },
  });
  const rows = cms.strapi.db.query('api::faq.faq');
  await rows.updateMany({ where: { documentId: id }, data: { question: 'By an import?' } });
  const list = await listOf(id, 'faqs');
  expect(list).toMatchObject([
    { number: 3, way: 'migration', name: 'By an import?' },
    { number: 2, way: 'api', by: 'first.admin' },
    { number: 1, way: 'panel' },
  ]);
  expect(list[0]).not.toHaveProperty('by');
});

test('a save that fails leaves no version, and concurrent saves each leave one', async () => {
  const { id } = await createFaq();
  const failing = cms.strapi.db.transaction(async () => {
    await faqs().update({ documentId: id, data: { question: 'Rolled back?' } });
    throw new Error('The power fails.');
  });
  await expect(failing).rejects.toThrow('power');
  expect(await listOf(id, 'faqs')).toHaveLength(1);
  const names = Array.from({ length: 8 }, (_none, index) => `At once ${String(index)}?`);
  const answers = await Promise.all([
    ...names.map((name) => editFaq(id, name)),
    contentManager(id, '', { question: 'Beside them?' }, 'PUT'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await rowsOf(id)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a restored version becomes the draft; the live one and the address stay', async () => {
  const { id } = await createBlog({ title: 'Before' });
  const first = await versionOf(id, 1);
  await editBlog(id, { title: 'After', description: '<p>Second text.</p>', tag: 'new' });
  await cms.strapi
    .documents('api::blog.blog')
    .update({ documentId: id, data: { slug: 'moved-on' }, status: 'published' });
  const restored = await restore(id, 1);
  expect(restored.status).toBe(200);
  expect(restored.result).toEqual({
    version: expect.stringMatching(/Z$/),
    missing: [],
    categoryKept: false,
  });
  const read = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(read.result).toMatchObject({
    title: 'Before',
    description: '<p>First text.</p>',
    tag: '',
    version: restored.result.version,
  });
  const blogs = cms.strapi.documents('api::blog.blog');
  const [draft, live] = await Promise.all([
    blogs.findOne({ documentId: id, status: 'draft' }),
    blogs.findOne({ documentId: id, status: 'published' }),
  ]);
  expect([draft?.slug, live?.slug, live?.title]).toEqual(['moved-on', 'moved-on', 'After']);
  const [newest, ...older] = await listOf(id);
  expect(newest).toMatchObject({ number: 4, way: 'restore', restoredFrom: 1, draft: true });
  expect(older).toMatchObject([{ number: 3, live: true }, { number: 2 }, { number: 1 }]);
  expect(fieldOf(await versionOf(id, 4), 'image')).toEqual(fieldOf(first, 'image'));
});

test('a restore does not bring back a category that was renamed since; renaming is a version of each article', async () => {
  const { id } = await createBlog({ title: 'In a category', category: 'Renamed since' });
  await changeCategory(cms.strapi, { from: 'Renamed since', to: 'Its new name' });
  expect(await listOf(id)).toMatchObject([
    { number: 2, event: 'published', live: true },
    { number: 1 },
  ]);
  await editBlog(id, { title: 'Edited' });
  const { result } = await restore(id, 1);
  expect(result.categoryKept).toBe(true);
  const read = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(read.result).toMatchObject({ title: 'In a category', category: 'Its new name' });
});

test('a version whose stored text is hostile is sanitised when it is restored', async () => {
  const { id } = await createBlog();
  await editBlog(id, { title: 'Clean' });
  const [first] = await rowsOf(id);
  const title = '<script>hit()</script>\u202E';
  const description = [
    '<p onclick="hit()">Words</p><script>hit()</script>',
    '<p><a href="javascript:hit()">A</a> <a href="//evil.example">B</a></p>',
    '<iframe srcdoc="<script>parent.hit()</script>"></iframe><svg onload="hit()"></svg>',
  ].join('');
  const fields = { ...record(JSON.parse(String(first?.fields))), title, description };
  await table()
    .where({ entry: id, number: 1 })
    .update({ fields: JSON.stringify(fields) });
  expect((await restore(id, 1)).status).toBe(200);
  const { result } = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(result.title).toBe(title);
  expect(result.description).toMatch(/^<p>Words<\/p><p>/);
  expect(result.description).not.toMatch(/script|onclick|onload|iframe|svg|javascript:/i);
});

test('a merged category is a version of every article concerned, or of none if the change fails', async () => {
  const category = 'To be merged';
  const live = await createBlog({ category });
  const newer = await createBlog({ category });
  await send(cms, `/web-admin/blogs/${newer.id}/draft`, {
    method: 'PUT',
    token,
    body: { title: 'A newer draft' },
  });
  const trashed = await createBlog({ category });
  await send(cms, `/web-admin/blogs/${trashed.id}/trash`, { token, body: {} });
  await createBlog({ category: 'Stays' });
  const ids = [live.id, newer.id, trashed.id];
  const numbers = async () =>
    (await Promise.all(ids.map((id) => listOf(id)))).map(([newest]) => newest?.number);
  const before = await numbers();
  const merge = () =>
    send(cms, '/web-admin/categories/change', {
      token,
      body: { from: category, to: 'Stays', merge: true },
    });
  const redirects = cms.strapi.db.query('api::redirect.redirect');
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const full = jest.spyOn(redirects, 'create').mockRejectedValue(new Error('disk full'));
  expect((await merge()).status).toBe(500);
  full.mockRestore();
  logged.mockRestore();
  expect(await numbers()).toEqual(before);
  expect((await merge()).status).toBe(200);
  expect(await numbers()).toEqual(before.map((number) => Number(number) + 1));
  for (const id of ids) {
    const [newest] = await listOf(id);
    expect(newest).toMatchObject({ by: firstAdmin.ADMIN_USERNAME, way: 'panel' });
    expect(fieldOf(await versionOf(id, Number(newest?.number)), 'category')).toBe('Stays');
  }
});

test('a restore is refused when the entry has changed since, and for what does not exist', async () => {
  const { id, headers } = await createFaq();
  await editFaq(id, 'Changed?');
  const stale = { 'If-Match': headers.get('etag') ?? '' };
  expect((await restore(id, 1, 'faqs', stale)).body.code).toBe('edit_conflict');
  const { body } = await send(cms, `/web-admin/faqs/${id}/versions`, { token });
  const seen = { 'If-Match': `"${String(body.version)}"` };
  expect((await restore(id, 1, 'faqs', seen)).status).toBe(200);
  expect((await restore(id, 2, 'faqs', seen)).body.code).toBe('edit_conflict');
  for (const [entry, number, kind] of [
    [id, 4, 'faqs'],
    [id, 0, 'faqs'],
    [id, 1, 'blogs'],
    ['abcdefghijklmnopqrstuvwx', 1, 'faqs'],
    ["' or 1=1 --", 1, 'faqs'],
  ] as const) {
    expect((await restore(encodeURIComponent(entry), number, kind)).status).toBe(404);
  }
  expect((await send(cms, `/web-admin/blogs/${id}/versions`, { token })).status).toBe(404);
  expect(await listOf(id, 'faqs')).toHaveLength(3);
});

test('pictures stay while a version shows them; a restore names those that are gone', async () => {
  const before = (await storedFiles(cms)).rows;
  const inText = `<p>Words<img src="${await drawnPicture(61)}"></p>`;
  const { id } = await createBlog({
    description: inText,
    image: [await drawnPicture(62), await drawnPicture(63)],
  });
  await editBlog(id, { description: '<p>None.</p>', image: [await drawnPicture(64)] });
  expect((await storedFiles(cms)).rows).toBe(before + 4);

  const [kept] = [fieldOf(await versionOf(id, 1), 'image')].flat().map(record);
  const files = cms.strapi.db.query('plugin::upload.file');
  const gone = await files.findMany({ where: { id: { $gt: Number(kept?.id) - 1 } } });
  const lost = gone.filter(({ id: file }) => file !== kept?.id).slice(0, -1);
  const text = String(fieldOf(await versionOf(id, 1), 'description'));
  const [textFile] = await files.findMany({
    where: { url: { $in: [new URL(/src="([^"]+)"/.exec(text)?.[1] ?? '').pathname] } },
  });
  await files.delete({ where: { id: lost[0].id } });
  await files.delete({ where: { id: textFile.id } });

  const { result } = await restore(id, 1);
  expect([result.missing].flat().sort()).toEqual([lost[0].name, textFile.url.slice(9)].sort());
  const read = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(read.result.description).toBe('<p>Words</p>');
  expect(read.result.image).toEqual([kept?.url]);
  expect(fieldOf(await versionOf(id, 1), 'image')).toMatchObject([{ gone: false }, { gone: true }]);
});

test('an entry that is deleted for good leaves the record of that, and no content or picture', async () => {
  const before = (await storedFiles(cms)).rows;
  const { id } = await createBlog({ title: 'Goes for good' });
  await editBlog(id, { image: [await drawnPicture(71)] });
  await cms.strapi.documents('api::blog.blog').delete({ documentId: id });
  await thinVersions(cms.strapi, { now: new Date(), names: 24 });
  expect(await rowsOf(id)).toMatchObject([
    { number: 3, event: 'deleted', name: 'Goes for good', fields: '{}' },
  ]);
  expect((await storedFiles(cms)).rows).toBe(before);
});

const day = 24 * 60 * 60 * 1_000;

/** Stores versions of an FAQ, one per hour, back from a moment. The newest is what the FAQ shows. */
async function fill(entry: string, count: number, last: Date, body = '{}'): Promise<void> {
  const [shown] = await rowsOf(entry);
  const rows = Array.from({ length: count }, (_none, index) => ({
    ...{ entry, kind: 'faq', number: index + 2, way: 'panel', event: 'published', name: 'n' },
    at: new Date(last.getTime() - (count - index) * 3_600_000),
    hash: index === count - 1 ? shown?.hash : `hash ${String(index)}`,
    live_hash: shown?.live_hash,
    actor_name: 'Somebody',
    fields: body,
  }));
  await cms.strapi.db.connection.batchInsert('content_versions', rows, 50);
}

test('old versions thin out to one a day, then one a month; the newest hundred and 24 months stay', async () => {
  const { id } = await createFaq();
  const now = new Date();
  const old = new Date(now.getTime() - 800 * day);
  await table()
    .where({ entry: id })
    .update({ at: new Date(old.getTime() - 900 * day) });
  // 12 days of hourly versions, 26 months ago.
  await fill(id, 288, old);
  const deleted = await thinVersions(cms.strapi, { now, names: 24 });
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(289 - deleted);
  expect(rows.slice(-100).map(({ number }) => number)).toEqual(
    Array.from({ length: 100 }, (_none, index) => index + 190),
  );
  const daysLeft = new Set(rows.slice(1, -100).map(({ at }) => new Date(String(at)).getDate()));
  expect(rows.length - 101).toBeLessThanOrEqual(10);
  expect(daysLeft.size).toBeGreaterThan(0);
  expect(rows[0]).toMatchObject({ number: 1 });
  expect(rows.every(({ actor_name: name }) => name === null)).toBe(true);
  expect(await thinVersions(cms.strapi, { now, names: 24 })).toBe(0);
  // Five years later, one a month is left of those that are not among the newest hundred.
  const later = new Date(now.getTime() + 5 * 366 * day);
  await thinVersions(cms.strapi, { now: later, names: 24 });
  expect((await rowsOf(id)).length).toBeLessThanOrEqual(103);
});

test('all versions of the last 24 months stay, however many there are', async () => {
  const { id } = await createFaq();
  const now = new Date();
  // Hourly ones of five days, 20 months ago.
  await fill(id, 120, new Date(now.getTime() - 600 * day));
  // An older one, so that the entry is looked at.
  const oldest = new Date(now.getTime() - 800 * day);
  await table().where({ entry: id, number: 1 }).update({ at: oldest });
  expect(await thinVersions(cms.strapi, { now, names: 24 })).toBe(0);
  // Ten months later they are older than that.
  const old = new Date(now.getTime() + 300 * day);
  expect(await thinVersions(cms.strapi, { now: old, names: 24 })).toBeGreaterThan(0);
});

test('pictures of versions that are thinned out are removed, also after an interruption', async () => {
  const { id } = await createBlog({ title: 'Thinned' });
  const before = (await storedFiles(cms)).rows;
  await editBlog(id, { image: [await drawnPicture(81)] });
  const [first] = await rowsOf(id);
  // The state left by a process that was killed before it removed the file.
  await table('content_version_pictures').where({ version: first?.id }).update({ version: null });
  await table().where({ id: first?.id }).delete();
  expect((await storedFiles(cms)).rows).toBe(before + 1);
  await thinVersions(cms.strapi, { now: new Date(), names: 24 });
  expect((await storedFiles(cms)).rows).toBe(before);
  expect(await table('content_version_pictures').whereNull('version')).toEqual([]);
});

test('of a thousand long versions, the list reads one page and a save the last, without their content', async () => {
  const { id } = await createFaq();
  await fill(id, 1_000, new Date(), JSON.stringify({ description: 'd'.repeat(2_000) }));
  const rows: Record<string, unknown>[] = [];
  const note = (answer: unknown, { sql }: { sql: string }) => {
    if (!sql.startsWith('select') || !sql.includes('content_versions')) return;
    rows.push(...[record(answer).rows ?? answer].flat().map(record));
  };
  const { connection } = cms.strapi.db;
  connection.on('query-response', note);
  const page = await send(cms, `/web-admin/faqs/${id}/versions?page=5&pageSize=100`, { token });
  expect((await editFaq(id, 'Still quick?')).status).toBe(200);
  connection.removeListener('query-response', note);
  expect(page.body).toMatchObject({ pagination: { page: 5, pageSize: 100, total: 1_001 } });
  expect(page.body.result).toHaveLength(100);
  expect(rows.length).toBeGreaterThanOrEqual(100);
  expect(rows.length).toBeLessThan(120);
  expect(rows.filter((row) => 'fields' in row)).toEqual([]);
});

test('entries of an earlier release get their first version once, even after an interruption', async () => {
  const { id } = await createFaq('From before?');
  await editFaq(id, 'Twice from before?', other);
  const draft = await createFaq('With a draft?');
  await faqs().update({ documentId: draft.id, data: { question: 'A newer draft?' } });
  await table().delete();
  await cms.strapi.store({ type: 'core', name: 'content-versions' }).delete({ key: 'begun' });
  await writeFirstVersions(cms.strapi);
  const saved = await faqs().findOne({ documentId: id, status: 'draft' });
  expect(await listOf(id, 'faqs')).toEqual([
    {
      number: 1,
      at: new Date(String(saved?.updatedAt)).toISOString(),
      by: 'second@example.com',
      way: 'migration',
      event: 'published',
      name: 'Twice from before?',
      live: true,
      draft: false,
    },
  ]);
  const before = await table().count({ rows: '*' });
  // The state left by a process that was killed halfway.
  await table().where({ entry: id }).delete();
  await cms.strapi.store({ type: 'core', name: 'content-versions' }).delete({ key: 'begun' });
  await writeFirstVersions(cms.strapi);
  await writeFirstVersions(cms.strapi);
  expect(await table().count({ rows: '*' })).toEqual(before);
  expect(await listOf(draft.id, 'faqs')).toMatchObject([{ name: 'A newer draft?', draft: true }]);
});

test('an admin who is erased is named no longer', async () => {
  const { id } = await createFaq('Written by someone?');
  await editFaq(id, 'Written by someone who left?', other);
  await eraseStored(cms.strapi, 'Second@example.com', () => Promise.resolve());
  const [second, first] = await listOf(id, 'faqs');
  expect(second).not.toHaveProperty('by');
  expect(first).toMatchObject({ by: 'first.admin' });
});

test('what a version holds is sanitised once more when it is read', async () => {
  const { id } = await createFaq();
  const description =
    '<p onclick="steal()">Words<script>steal()</script></p><iframe src="//x"></iframe>';
  await table()
    .where({ entry: id })
    .update({ fields: JSON.stringify({ description }) });
  expect(fieldOf(await versionOf(id, 1, 'faqs'), 'description')).toBe('<p>Words</p>');
});
