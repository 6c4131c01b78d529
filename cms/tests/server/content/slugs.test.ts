import { mendSlugs } from '../../../src/content/slugs/mend-slugs';
import { call, record } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';
import { logIn, settle, stateOf } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await logIn(cms);
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

const path = '/content-manager/collection-types/api::blog.blog';
const fields = { description: '<p>D</p>', category: 'HR' };
const blogs = () => cms.strapi.documents('api::blog.blog');
const query = () => cms.strapi.db.query('api::blog.blog');

async function createBlog(title: string): Promise<string> {
  const body = { title, ...fields, image: [picture] };
  return (await send(cms, '/web-admin/blogs/createblog', { token, body })).id;
}

async function slugsOf(documentId: string): Promise<unknown[]> {
  const rows = await query().findMany({ where: { documentId }, orderBy: { id: 'asc' } });
  return rows.map(({ slug }) => slug);
}

const createDraft = (entry: object) =>
  call(cms, path, { token, body: { title: 'A draft', ...fields, ...entry } });
const idOf = ({ body }: { body: Record<string, unknown> }) => String(record(body.data).documentId);

const refused = ['..', 'a.html', 'Upper'];

test.each(refused)('the content manager cannot give a blog the slug %p', async (slug) => {
  const { status, body } = await createDraft({ slug });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(/slug/i);
});

test.each(refused)('the document service and database queries cannot either: %p', async (slug) => {
  const data = { title: 'T', slug, ...fields };
  const documentId = idOf(await createDraft({}));
  const rule = /A slug holds the letters a to z/;
  await expect(query().create({ data })).rejects.toThrow(rule);
  await expect(query().createMany({ data: [data] })).rejects.toThrow(rule);
  await expect(query().updateMany({ where: { documentId }, data: { slug } })).rejects.toThrow(rule);
  await expect(blogs().update({ documentId, data: { slug } })).rejects.toThrow();
});

test('an empty slug is derived from the title; a draft without a title gets one with its title', async () => {
  const empty = await createDraft({ title: 'Left empty', slug: '' });
  expect(await slugsOf(idOf(empty))).toEqual(['left-empty']);
  const documentId = idOf(await createDraft({ title: null }));
  expect(await slugsOf(documentId)).toEqual([null]);
  await blogs().update({ documentId, data: { title: 'Got a title' } });
  expect(await slugsOf(documentId)).toEqual(['got-a-title']);
});

test('refuses the slug of another blog in any case, but not its own', async () => {
  const id = await createBlog('Taken once');
  const { status, body } = await createDraft({ slug: 'taken-once' });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Another blog has the slug');
  await query().update({ where: { documentId: id, publishedAt: null }, data: { slug: 'other' } });
  // The site still shows the former slug.
  expect((await createDraft({ slug: 'taken-once' })).status).toBe(400);
  await blogs().update({ documentId: id, data: { slug: 'taken-once' } });
  await blogs().publish({ documentId: id });
  expect(await slugsOf(id)).toEqual(['taken-once', 'taken-once']);
});

test('the content manager suggests the slug that the API would assign, and calls no taken slug available', async () => {
  await createBlog('SaaS APIs');
  const ask = (endpoint: string, body: object) =>
    call(cms, `/content-manager/uid/${endpoint}`, {
      token,
      body: { contentTypeUID: 'api::blog.blog', field: 'slug', ...body },
    });
  const offered = await ask('generate', { data: { title: 'SaaS APIs' } });
  expect(offered.body).toEqual({ data: 'saas-apis-2' });
  const { body } = await ask('check-availability', { value: 'saas-apis' });
  expect(body).toEqual({ isAvailable: false, suggestion: 'saas-apis-2' });
  expect((await ask('check-availability', { value: '..' })).body).toMatchObject({
    isAvailable: false,
  });
  expect((await ask('check-availability', { value: 'saas' })).body).toMatchObject({
    isAvailable: true,
  });
});

/** A slug as the database of an earlier release may contain it. */
const write = (documentId: string, slug: string) =>
  cms.strapi.db.connection('blogs').where({ document_id: documentId }).update({ slug });

test('a start corrects invalid slugs of earlier releases, and keeps the others', async () => {
  const ids: Record<string, string> = {};
  for (const slug of ['Kept_As.it-is~', '', '..', 'page.html', 'index', 'KEPT_as.it-is~']) {
    ids[slug] = await createBlog(`Of before ${slug}`);
    await write(ids[slug], slug);
  }
  const before = await settle(cms);
  const versions = await query().findMany({ select: ['id', 'updatedAt'], orderBy: { id: 'asc' } });
  await mendSlugs(cms.strapi);
  const slugs = Object.fromEntries(
    await Promise.all(Object.entries(ids).map(async ([slug, id]) => [slug, await slugsOf(id)])),
  );
  expect(slugs).toEqual({
    'Kept_As.it-is~': ['Kept_As.it-is~', 'Kept_As.it-is~'],
    '': ['of-before', 'of-before'],
    '..': ['of-before-2', 'of-before-2'],
    'page.html': ['page', 'page'],
    index: ['of-before-index', 'of-before-index'],
    'KEPT_as.it-is~': ['of-before-kept-as-it-is', 'of-before-kept-as-it-is'],
  });
  expect(await query().findMany({ select: ['id', 'updatedAt'], orderBy: { id: 'asc' } })).toEqual(
    versions,
  );
  const { changedRevision } = await stateOf(cms);
  expect(changedRevision).toBeGreaterThan(before);
  await mendSlugs(cms.strapi);
  expect((await stateOf(cms)).changedRevision).toBe(changedRevision);
  // A slug that is kept can be saved and published as it is.
  const documentId = ids['Kept_As.it-is~'] ?? '';
  await blogs().update({ documentId, data: { slug: 'Kept_As.it-is~', title: 'New' } });
  await blogs().publish({ documentId });
  expect(await slugsOf(documentId)).toEqual(['Kept_As.it-is~', 'Kept_As.it-is~']);
});
