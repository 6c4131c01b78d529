import { localMinute } from '../../../src/contract/content/schedule';
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

const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });
const whole = (title: string) => ({
  title,
  description: '<p>Published.</p>',
  image: [picture],
  category: 'HR',
});
const rows = (value: unknown) => [value].flat().map(record);

async function liveBlog(title: string): Promise<string> {
  const { id } = await at('blogs/createblog', { body: whole(title) });
  return id;
}
const saveDraft = (id: string, body: object) => at(`blogs/${id}/draft`, { method: 'PUT', body });
const editBlog = (id: string, body: object) => at(`blogs/editblog/${id}`, { body });
const draftOf = async (id: string) => (await at(`blogs/${id}`)).result;
const plan = (id: string) =>
  at(`blogs/${id}/plans/publish`, {
    method: 'PUT',
    body: { at: localMinute(new Date(Date.now() + 3_600_000), 'Europe/Zurich') },
  });

/** What the site shows of a blog. */
async function onSite(id: string) {
  const { body } = await send(cms, '/api/blogs/allblogs?pageSize=1000', {
    token: cms.functionToken,
  });
  return rows(body.allblogs).find(({ _id }) => _id === id);
}
const eventsOf = async (id: string) =>
  rows((await at(`blogs/${id}/versions`)).body.result).map(({ event, live, draft }) => [
    event,
    live,
    draft,
  ]);

test('an edit of one field publishes nothing else of a newer draft, which stays, as does its plan', async () => {
  const id = await liveBlog('Half');
  const { slug } = await draftOf(id);
  const secret = { description: '<p>SECRET</p>', slug: 'embargoed', author: 'SECRET author' };
  await saveDraft(id, secret);
  expect((await plan(id)).status).toBe(200);

  const edited = await editBlog(id, { tag: 'x' });
  expect(edited.status).toBe(200);
  expect(edited.result).toMatchObject({ description: '<p>Published.</p>', tag: 'x' });
  expect(JSON.stringify(edited.body)).not.toContain('SECRET');
  const shown = await onSite(id);
  expect(shown).toMatchObject({ description: '<p>Published.</p>', tag: 'x', title: 'Half' });
  expect(JSON.stringify(shown)).not.toContain('SECRET');
  const live = await cms.strapi
    .documents('api::blog.blog')
    .findOne({ documentId: id, status: 'published' });
  expect(live?.slug).toBe(slug);

  const draft = await draftOf(id);
  expect(draft).toMatchObject({ ...secret, tag: 'x', state: 'live_with_draft' });
  expect(draft.plans).toEqual([expect.objectContaining({ state: 'waiting' })]);
  expect(edited.headers.get('etag')).toBe(`"${String(draft.version)}"`);
  expect(await eventsOf(id)).toEqual([
    ['saved', false, true],
    ['published', true, false],
    ['saved', false, false],
    ['published', false, false],
  ]);

  await at(`blogs/${id}/draft`, { method: 'DELETE' });
  expect(await draftOf(id)).toMatchObject({ description: '<p>Published.</p>', tag: 'x', slug });
});

test('an edit with every field publishes them over a newer draft, and ends the plan to publish it', async () => {
  const id = await liveBlog('Whole');
  await saveDraft(id, { description: '<p>Newer.</p>', tag: 'newer' });
  await plan(id);
  const form = { ...whole('Whole'), description: '<p>The form.</p>', tag: '', slug: 'whole' };
  expect((await editBlog(id, form)).result).toMatchObject({ description: '<p>The form.</p>' });
  expect(await draftOf(id)).toMatchObject({ description: '<p>The form.</p>', state: 'live' });
  expect((await draftOf(id)).plans).toBeUndefined();
});

test('what is said of pictures is said of those that the site shows; a newer draft keeps its own', async () => {
  const id = await liveBlog('Pictures');
  const [shown] = rows(await onSite(id)).map(({ image }) => [image].flat()[0]);
  const other = await drawnPicture(2);
  await saveDraft(id, { image: [other, shown], imageAlt: ['Of the draft', null] });
  expect((await editBlog(id, { imageAlt: ['Said now', 'One too many'] })).status).toBe(400);
  expect((await editBlog(id, { imageAlt: ['Said now'] })).status).toBe(200);
  expect(await onSite(id)).toMatchObject({ image: [shown], imageAlt: ['Said now'] });
  const draft = await draftOf(id);
  expect(draft).toMatchObject({
    imageAlt: ['Of the draft', 'Said now'],
    state: 'live_with_draft',
  });
  expect(draft.image).toHaveLength(2);
});

test('an edit that would leave the published blog as it is publishes no draft', async () => {
  const id = await liveBlog('Empty');
  await saveDraft(id, { title: 'SECRET' });
  expect((await editBlog(id, {})).status).toBe(200);
  expect(await onSite(id)).toMatchObject({ title: 'Empty' });
  expect(await draftOf(id)).toMatchObject({ title: 'SECRET', state: 'live_with_draft' });
});

test('a FAQ, whose edit takes all fields, is published as sent', async () => {
  const fields = (question: string) => ({ question, description: `<p>${question}</p>` });
  const { id } = await at('faq/createfaq', { body: fields('First?') });
  await at(`faqs/${id}/draft`, { method: 'PUT', body: fields('SECRET?') });
  for (const part of [{ question: 'Part?' }, { description: '<p>Part.</p>' }, {}]) {
    expect((await at(`faq/editfaq/${id}`, { method: 'PUT', body: part })).status).toBe(400);
  }
  const { status } = await at(`faq/editfaq/${id}`, { method: 'PUT', body: fields('Second?') });
  expect(status).toBe(200);
  expect((await at(`faqs/${id}`)).result).toMatchObject({ ...fields('Second?'), state: 'live' });
});
