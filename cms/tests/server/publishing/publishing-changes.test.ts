import { publishingRevisionPath } from '../../../src/contract/content/publishing';
import { call, record } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';
import {
  createFaq,
  eventually,
  logIn,
  setState,
  settle,
  shown,
  stateOf,
} from '../harness/publishing/publishing';

// There is no hook and no site, so changes stay pending.
let cms: TestCms;
let token: string;
let picture: string;

const faqs = '/content-manager/collection-types/api::faq.faq';
const faq = { question: 'Q?', description: '<p>A.</p>' };

beforeAll(async () => {
  cms = await startTestCms();
  token = await logIn(cms);
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

const post = (address: string, body: object = {}) => call(cms, address, { token, body });

/** @throws Error unless the call succeeds: a refused change would prove nothing */
async function done(answer: Promise<{ status: number; body: Record<string, unknown> }>) {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`Answered with ${String(status)}.`);
  return body;
}

async function createDraft(question = 'Draft?'): Promise<string> {
  const { data } = await done(post(faqs, { ...faq, question }));
  return String(record(data).documentId);
}

async function createBlog(): Promise<string> {
  const body = { title: 'T', description: '<p>D</p>', image: [picture], category: 'HR' };
  return (await send(cms, '/web-admin/blogs/createblog', { token, body })).id;
}

const remove = (address: string) => done(call(cms, address, { method: 'DELETE', token }));
const editFaq = (id: string) =>
  done(call(cms, `/web-admin/faq/editfaq/${id}`, { method: 'PUT', token, body: faq }));
const revision = async () => (await stateOf(cms)).changedRevision;

test('a CMS whose content was never changed is live, since an unknown time', async () => {
  expect(await shown(cms, token)).toEqual({ status: 'live', now: expect.stringMatching(/Z$/) });
  const { body } = await call(cms, publishingRevisionPath, { token: cms.buildToken });
  expect(body).toEqual({ result: { revision: 0 } });
});

interface Way {
  /** Creates what the change applies to. */
  given: () => Promise<string>;
  change: (id: string) => Promise<unknown>;
}

const nothing = () => Promise.resolve('');
const published = () => createFaq(cms, token);
const cm = (action: string) => (id: string) => done(post(`${faqs}/${id}/actions/${action}`, faq));
const bulk = (action: string) => (id: string) =>
  done(post(`${faqs}/actions/${action}`, { documentIds: [id] }));

const ways: Record<string, Way> = {
  createfaq: { given: nothing, change: published },
  editfaq: { given: published, change: editFaq },
  deletefaq: { given: published, change: (id) => remove(`/web-admin/faq/deletefaq/${id}`) },
  createblog: { given: nothing, change: createBlog },
  editblog: {
    given: createBlog,
    change: (id) => done(post(`/web-admin/blogs/editblog/${id}`, { title: 'New' })),
  },
  deleteblogs: { given: createBlog, change: (id) => remove(`/web-admin/blogs/deleteblogs/${id}`) },
  'publish of a new entry': {
    given: nothing,
    change: () => done(post(`${faqs}/actions/publish`, faq)),
  },
  'publish of a draft': { given: createDraft, change: cm('publish') },
  'a second publish': { given: published, change: cm('publish') },
  unpublish: { given: published, change: cm('unpublish') },
  'delete in the content manager': { given: published, change: (id) => remove(`${faqs}/${id}`) },
  bulkPublish: { given: createDraft, change: bulk('bulkPublish') },
  bulkUnpublish: { given: published, change: bulk('bulkUnpublish') },
  bulkDelete: { given: published, change: bulk('bulkDelete') },
};

test.each(Object.entries(ways))('%s changes the site', async (_way, { given, change }) => {
  const id = await given();
  const before = await settle(cms);
  await change(id);
  expect(await revision()).toBeGreaterThan(before);
  expect(await shown(cms, token)).toMatchObject({
    status: 'waiting',
    reason: 'Nothing is built: this CMS has no build hook (BUILD_HOOK_URL).',
  });
});

const noChanges: Record<string, Way> = {
  'a new draft': { given: nothing, change: createDraft },
  'saving a draft': {
    given: published,
    change: (id) => done(call(cms, `${faqs}/${id}`, { method: 'PUT', token, body: faq })),
  },
  'discarding a draft': { given: published, change: cm('discard') },
  'deleting a draft': { given: createDraft, change: (id) => remove(`${faqs}/${id}`) },
  'unpublishing a draft': { given: createDraft, change: bulk('bulkUnpublish') },
  'a copy': { given: published, change: (id) => done(post(`${faqs}/clone/${id}`, faq)) },
  'a refused edit': {
    given: published,
    change: async (id) => {
      const body = { question: '', description: '' };
      await call(cms, `/web-admin/faq/editfaq/${id}`, { method: 'PUT', token, body });
    },
  },
  'deleting a deleted entry': {
    given: nothing,
    change: () =>
      call(cms, `/web-admin/faq/deletefaq/${'a'.repeat(24)}`, { method: 'DELETE', token }),
  },
  'a contact': {
    given: nothing,
    change: () =>
      cms.strapi.db.query('api::contact.contact').create({
        data: { name: 'n', email: 'e', phone: 'p', subject: 's', message: 'm' },
      }),
  },
};

test.each(Object.entries(noChanges))('%s does not change the site', async (_way, way) => {
  const id = await way.given();
  const before = await settle(cms);
  await way.change(id);
  expect(await revision()).toBe(before);
  expect(await shown(cms, token)).toMatchObject({ status: 'live' });
});

test('stores a change and its revision together or not at all', async () => {
  const before = await settle(cms);
  const count = await cms.strapi.documents('api::faq.faq').count({});
  const change = cms.strapi.db.transaction(async () => {
    await cms.strapi.documents('api::faq.faq').create({ data: faq, status: 'published' });
    throw new Error('Too late.');
  });
  await expect(change).rejects.toThrow('Too late.');
  expect(await revision()).toBe(before);
  expect(await cms.strapi.documents('api::faq.faq').count({})).toBe(count);
});

test('gives each of many concurrent changes in one transaction its own revision', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => createDraft()));
  const before = await settle(cms);
  await done(post(`${faqs}/actions/bulkPublish`, { documentIds: ids }));
  const rows: { revision: string }[] = await cms.strapi.db
    .query('api::publication-entry.publication-entry')
    .findMany({ where: { entry: { $in: ids.map((id) => `api::faq.faq/${id}`) } } });
  const revisions = rows.map((row) => Number(row.revision));
  expect(new Set(revisions).size).toBe(30);
  expect(Math.min(...revisions)).toBeGreaterThan(before);
  expect(Math.max(...revisions)).toBe(await revision());
});

test('a new revision is later than the live one, even if the clock is behind', async () => {
  await settle(cms);
  const future = Date.now() + 3_600_000;
  await setState(cms, { liveRevision: future });
  await createFaq(cms, token);
  expect(await revision()).toBe(future + 1);
  await createFaq(cms, token);
  expect(await revision()).toBe(future + 2);
});

test('without a hook, changes wait, and Publish now gives the reason', async () => {
  await settle(cms);
  await createFaq(cms, token);
  const { status, body } = await post('/web-admin/publishing/now');
  expect(status).toBe(200);
  const reason = expect.stringMatching(/BUILD_HOOK_URL/);
  expect(body).toMatchObject({ status: 'waiting', reason });
  expect(body).not.toHaveProperty('buildsBy');
  await expect(
    eventually('a build', async () => (await stateOf(cms)).calledAt !== null, 1_200),
  ).rejects.toThrow('did not come true');
});
