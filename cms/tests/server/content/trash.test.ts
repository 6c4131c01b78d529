import { emptyTrash } from '../../../src/content/trash/empty-trash';
import { login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, storedFiles } from '../harness/content';
import { settle, stateOf } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });

async function createBlog(title: string, seed: number) {
  const body = {
    title,
    description: '<p>Text.</p>',
    image: [await drawnPicture(seed)],
    tag: 'kept',
    category: `Category of ${title}`,
  };
  return at('blogs/createblog', { body });
}
const createFaq = (question: string) =>
  at('faq/createfaq', { body: { question, description: '<p>Answer.</p>' } });
const trash = (kind: string, id: string) => at(`${kind}/${id}/trash`, { body: {} });
const restore = (kind: string, id: string) => at(`${kind}/${id}/restore`, { body: {} });
const deleteForEver = (kind: string, id: string) => at(`${kind}/${id}`, { method: 'DELETE' });
const trashed = async (kind: string) => {
  const { body } = await at(`${kind}?state=trashed`);
  return [body.result].flat().map((row) => record(row)._id);
};

test('a blog in the trash is nowhere else, and comes back as a draft with everything', async () => {
  const { id, result } = await createBlog('To the trash', 1);
  const files = await storedFiles(cms);
  const before = await settle(cms);
  const put = await trash('blogs', id);
  expect(put.status).toBe(200);
  expect(put.result).toMatchObject({
    ...result,
    state: 'trashed',
    trashedAt: expect.stringMatching(/Z$/),
    published: false,
    publishing: 'waiting',
  });
  expect((await stateOf(cms)).changedRevision).toBeGreaterThan(before);
  expect(await storedFiles(cms)).toEqual(files);
  for (const [address, reader] of [
    ['/web-admin/blogs?pageSize=1000', token],
    ['/web-admin/blogs?search=trash', token],
    ['/web-admin/blogs?state=draft', token],
    ['/web-admin/blog-categories', token],
    ['/web-admin/categories', token],
    ['/api/blogs/allblogs', cms.functionToken],
    ['/api/blogs', cms.buildToken],
    ['/api/blogs?status=draft', cms.buildToken],
    [`/api/blogs?status=draft&filters[documentId][$eq]=${id}`, cms.buildToken],
  ] as const) {
    const { status, body } = await send(cms, address, { token: reader });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${id}|To the trash`));
  }
  for (const call of [
    at(`blogs/${id}`),
    at(`blogs/editblog/${id}`, { body: { title: 'T' } }),
    at(`blogs/${id}/draft`, { method: 'PUT', body: { title: 'T' } }),
    at(`blogs/${id}/unpublish`, { body: {} }),
    trash('blogs', id),
    at(`blogs/deleteblogs/${id}`, { method: 'DELETE' }),
  ]) {
    expect((await call).body).toMatchObject({ code: 'not_found' });
  }
  expect(await trashed('blogs')).toContain(id);
  const back = await restore('blogs', id);
  expect(back.result).toMatchObject({ ...result, state: 'draft', published: false });
  expect(back.result.trashedAt).toBeUndefined();
  expect(await trashed('blogs')).not.toContain(id);
  expect((await restore('blogs', id)).body).toMatchObject({ code: 'not_found' });
});

test('the address of a blog in the trash stays its own', async () => {
  const { id } = await createBlog('One address', 2);
  await trash('blogs', id);
  const other = await createBlog('One address', 2);
  const rows = cms.strapi.documents('api::blog.blog');
  expect(await rows.findOne({ documentId: id })).toMatchObject({ slug: 'one-address' });
  expect(await rows.findOne({ documentId: other.id })).toMatchObject({ slug: 'one-address-2' });
});

test('a blog with a newer draft comes back with that draft', async () => {
  const { id } = await createBlog('Older', 3);
  const body = { title: 'Newer', image: [await drawnPicture(4)] };
  const { result } = await at(`blogs/${id}/draft`, { method: 'PUT', body });
  await trash('blogs', id);
  expect((await restore('blogs', id)).result).toMatchObject({
    title: 'Newer',
    image: result.image,
    state: 'draft',
  });
});

test('deleteblogs and deletefaq put into the trash and answer as before', async () => {
  const blog = await createBlog('By the API', 5);
  const faq = await createFaq('By the API?');
  const removed = await at(`blogs/deleteblogs/${blog.id}`, { method: 'DELETE' });
  expect(removed.body).toEqual({ result: { _id: blog.id } });
  await at(`faq/deletefaq/${faq.id}`, { method: 'DELETE' });
  expect(await trashed('blogs')).toContain(blog.id);
  expect(await trashed('faqs')).toContain(faq.id);
});

test('a FAQ in the trash is on no list, and comes back', async () => {
  const { id, result } = await createFaq('Gone for now?');
  await trash('faqs', id);
  for (const [address, reader] of [
    ['/web-admin/faqs', token],
    ['/api/faq/allfaqs', cms.functionToken],
    ['/api/faqs?status=draft', cms.buildToken],
  ] as const) {
    const { body } = await send(cms, address, { token: reader });
    expect(JSON.stringify(body)).not.toContain('Gone for now?');
  }
  const { question, description } = result;
  const back = await restore('faqs', id);
  expect(back.result).toMatchObject({ question, description, state: 'draft' });
});

test('deletes for ever only what is in the trash, with its pictures', async () => {
  const { rows } = await storedFiles(cms);
  const { id } = await createBlog('For ever', 6);
  expect((await deleteForEver('blogs', id)).body).toMatchObject({ code: 'not_found' });
  await trash('blogs', id);
  expect((await storedFiles(cms)).rows).toBe(rows + 1);
  expect((await deleteForEver('blogs', id)).body).toEqual({ result: { _id: id } });
  expect((await storedFiles(cms)).rows).toBe(rows);
  expect(await cms.strapi.documents('api::blog.blog').findOne({ documentId: id })).toBeNull();
  expect((await restore('blogs', id)).status).toBe(404);
});

test('empties the trash of what was put there before a moment, once with two processes', async () => {
  const old = await Promise.all([createBlog('Old', 7), createBlog('Old as well', 8)]);
  const faq = await createFaq('Old?');
  const listed = await createBlog('Listed', 9);
  for (const { id } of old) await trash('blogs', id);
  await trash('faqs', faq.id);
  const moment = new Date(Date.now() + 1);
  await cms.strapi.db.query('api::blog.blog').updateMany({
    where: { trashedAt: { $lt: moment } },
    data: { trashedAt: new Date(moment.getTime() - 10) },
  });
  const rows = [...(await trashed('blogs')), ...(await trashed('faqs'))];
  const counts = await Promise.all([
    emptyTrash(cms.strapi, moment),
    emptyTrash(cms.strapi, moment),
  ]);
  expect(counts[0] + counts[1]).toBe(rows.length);
  expect(await trashed('blogs')).toEqual([]);
  expect(await trashed('faqs')).toEqual([]);
  expect((await at(`blogs/${listed.id}`)).status).toBe(200);
});

test('leaves what was restored, or put there later', async () => {
  const kept = await createBlog('Kept', 10);
  await trash('blogs', kept.id);
  expect(await emptyTrash(cms.strapi, new Date(Date.now() - 60_000))).toBe(0);
  await restore('blogs', kept.id);
  expect(await emptyTrash(cms.strapi, new Date(Date.now() + 60_000))).toBe(0);
  expect((await at(`blogs/${kept.id}`)).status).toBe(200);
});

const manager = '/content-manager/collection-types';

test('Delete in the content manager puts into the trash too, with everything, and nothing there finds it any more', async () => {
  const blog = await createBlog('Deleted by a super admin', 11);
  const faqs = [await createFaq('Deleted with others?'), await createFaq('And this?')];
  const files = await storedFiles(cms);
  const before = await settle(cms);
  const address = `${manager}/api::blog.blog/${blog.id}`;
  expect((await send(cms, address, { method: 'DELETE', token })).status).toBe(200);
  const bulk = await send(cms, `${manager}/api::faq.faq/actions/bulkDelete`, {
    token,
    body: { documentIds: faqs.map(({ id }) => id) },
  });
  expect(bulk).toMatchObject({ status: 200, body: { count: 2 } });
  expect((await stateOf(cms)).changedRevision).toBeGreaterThan(before);
  expect(await storedFiles(cms)).toEqual(files);
  expect(await trashed('blogs')).toContain(blog.id);
  expect(await trashed('faqs')).toEqual(expect.arrayContaining(faqs.map(({ id }) => id)));
  for (const kind of ['blog.blog', 'faq.faq']) {
    const { status, body } = await send(cms, `${manager}/api::${kind}?pageSize=100`, { token });
    expect(status).toBe(200);
    for (const { id } of [blog, ...faqs]) expect(JSON.stringify(body)).not.toContain(id);
  }
  const [question, description] = ['Changed in the trash?', '<p>No.</p>'];
  for (const [path, method, json] of [
    ['', 'GET'],
    ['', 'PUT', { question, description }],
    ['/actions/publish', 'POST', { question, description }],
    [`/actions/unpublish`, 'POST', {}],
    ['/actions/discard', 'POST', {}],
  ] as const) {
    const faq = `${manager}/api::faq.faq/${String(faqs[0]?.id)}${path}`;
    const answer = await send(cms, faq, { token, method, ...(json && { body: json }) });
    expect([path, method, answer.status]).toEqual([path, method, 404]);
  }
  const copy = `${manager}/api::faq.faq/clone/${String(faqs[0]?.id)}`;
  expect((await send(cms, copy, { token, body: { question, description } })).status).toBe(404);
  const { body } = await at(`blogs/${blog.id}/versions`);
  expect(record([body.result].flat()[0])).toMatchObject({
    event: 'trashed',
    way: 'content_manager',
  });
  expect((await restore('blogs', blog.id)).result).toMatchObject({
    ...blog.result,
    state: 'draft',
  });
});

test('Delete on a screen from before an entry went into the trash changes nothing, and the others are deleted', async () => {
  const [earlier, other] = [await createFaq('Deleted elsewhere?'), await createFaq('Not yet?')];
  await trash('faqs', earlier.id);
  const before = await at(`faqs/${earlier.id}/versions`);
  const address = `${manager}/api::faq.faq`;
  expect((await send(cms, `${address}/${earlier.id}`, { method: 'DELETE', token })).status).toBe(
    200,
  );
  const bulk = await send(cms, `${address}/actions/bulkDelete`, {
    token,
    body: { documentIds: [earlier.id, other.id] },
  });
  expect(bulk.status).toBe(200);
  expect(await trashed('faqs')).toEqual(expect.arrayContaining([earlier.id, other.id]));
  expect((await at(`faqs/${earlier.id}/versions`)).body).toEqual(before.body);
});

test('an entry that a script publishes leaves the trash', async () => {
  const { id } = await createFaq('By a script?');
  await trash('faqs', id);
  await cms.strapi.documents('api::faq.faq').publish({ documentId: id });
  expect((await at(`faqs/${id}`)).result).toMatchObject({ state: 'live' });
  expect(await trashed('faqs')).not.toContain(id);
});

test('a caller of the content manager cannot put into the trash by a field', async () => {
  const { id } = await createFaq('With a stolen field?');
  const body = { question: 'Changed?', trashedAt: '2020-01-01T00:00:00.000Z' };
  const address = `${manager}/api::faq.faq/${id}`;
  expect((await send(cms, address, { method: 'PUT', token, body })).status).toBe(200);
  expect((await at(`faqs/${id}`)).result).toMatchObject({ question: 'Changed?' });
  expect(await trashed('faqs')).not.toContain(id);
});
