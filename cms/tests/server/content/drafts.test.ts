import { login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, storedFiles } from '../harness/content';
import { settle, stateOf } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

const whole = () => ({
  title: 'An article',
  description: '<p>Published.</p>',
  image: [picture],
  category: 'HR',
});

/** What differs between the two kinds of entries. */
const kinds = {
  blogs: {
    create: 'blogs/createblog',
    editing: { address: 'blogs/editblog', method: 'POST' },
    whole,
    name: 'title',
    list: '/api/blogs/allblogs',
  },
  faqs: {
    create: 'faq/createfaq',
    editing: { address: 'faq/editfaq', method: 'PUT' },
    whole: () => ({ question: 'A question?', description: '<p>Published.</p>' }),
    name: 'question',
    list: '/api/faq/allfaqs',
  },
} as const;

type Kind = keyof typeof kinds;
const both = Object.keys(kinds).filter((kind): kind is Kind => kind in kinds);

const at = (path: string, message: object = {}) =>
  send(cms, `/web-admin/${path}`, { token, ...message });
const create = (kind: Kind, fields: object = {}) =>
  at(kinds[kind].create, { body: { ...kinds[kind].whole(), ...fields } });
const publish = (kind: Kind, id: string, fields: object) => {
  const { address, method } = kinds[kind].editing;
  return at(`${address}/${id}`, { method, body: { ...kinds[kind].whole(), ...fields } });
};
const newDraft = (kind: Kind, body: object, headers = {}) =>
  at(`${kind}/drafts`, { body, headers });
const saveDraft = (kind: Kind, id: string, body: object, headers = {}) =>
  at(`${kind}/${id}/draft`, { method: 'PUT', body, headers });
const read = async (kind: Kind, id: string) => (await at(`${kind}/${id}`)).result;
const onSite = async (kind: Kind) =>
  JSON.stringify((await send(cms, kinds[kind].list, { token: cms.functionToken })).body);
const inState = async (kind: Kind, state: string) => {
  const { body } = await at(`${kind}?state=${state}`);
  const rows = [body.result].flat().map(record);
  expect(record(body.pagination).total).toBe(rows.length);
  return rows.map(({ _id: id }) => id);
};
const revision = async () => (await stateOf(cms)).changedRevision;

test.each(both)('a draft of %s needs a title only, and the site gets nothing', async (kind) => {
  const { name } = kinds[kind];
  const before = await settle(cms);
  const created = await newDraft(kind, { [name]: 'An idea' });
  expect(created.status).toBe(201);
  expect(created.result).toMatchObject({
    [name]: 'An idea',
    description: '',
    published: false,
    state: 'draft',
    updatedBy: 'first.admin',
  });
  expect(created.headers.get('etag')).toBe(`"${String(created.result.version)}"`);
  const saved = await saveDraft(kind, created.id, {
    [name]: 'A better idea',
    description: '<p></p>',
  });
  expect(saved.result).toMatchObject({ [name]: 'A better idea', description: '', state: 'draft' });
  expect(saved.result.publishing).toBeUndefined();
  expect(await revision()).toBe(before);
  expect(await onSite(kind)).not.toContain('idea');
  expect(await inState(kind, 'draft')).toContain(created.id);
});

test.each(both)('a draft of %s is bounded and sanitised as what is published', async (kind) => {
  const { name } = kinds[kind];
  const { id, result } = await newDraft(kind, {
    [name]: 'Hostile',
    description: '<p onclick="x()">Words<script>alert(1)</script></p>',
  });
  expect(result.description).toBe('<p>Words</p>');
  for (const body of [
    { [name]: ' ' },
    { [name]: 'T'.repeat(501) },
    { [name]: 'T', description: `<p>${'d'.repeat(200_001)}</p>` },
    { [name]: 'T', state: 'live' },
    { [name]: 'T', trashedAt: '2020-01-01T00:00:00.000Z' },
  ]) {
    expect((await newDraft(kind, body)).status).toBe(400);
    expect((await saveDraft(kind, id, body)).status).toBe(400);
  }
  expect((await newDraft(kind, {})).body.message).toBe('Give the draft a title.');
});

test.each(both)(
  'a newer draft of %s leaves the site as it is until it is published',
  async (kind) => {
    const { name } = kinds[kind];
    const { id } = await create(kind, { [name]: 'On the site' });
    expect(await read(kind, id)).toMatchObject({ state: 'live', published: true });
    const before = await settle(cms);
    const fields = { [name]: 'Not yet', description: '<p>Newer.</p>' };
    expect((await saveDraft(kind, id, fields)).result).toMatchObject({
      ...fields,
      state: 'live_with_draft',
      published: true,
      publishing: 'live',
    });
    expect(await revision()).toBe(before);
    expect(await onSite(kind)).toContain('On the site');
    expect(await onSite(kind)).not.toContain('Not yet');
    expect(await inState(kind, 'live_with_draft')).toEqual([id]);
    expect(await inState(kind, 'live')).not.toContain(id);
    expect((await publish(kind, id, { [name]: 'Now' })).status).toBe(200);
    expect(await onSite(kind)).toContain('Now');
    expect(await read(kind, id)).toMatchObject({ [name]: 'Now', state: 'live' });
    expect(await revision()).toBeGreaterThan(before);
    expect(await inState(kind, 'live_with_draft')).toEqual([]);
    expect(await inState(kind, 'live')).toContain(id);
  },
);

test.each(both)('discarding the draft of %s goes back to what is published', async (kind) => {
  const { name } = kinds[kind];
  const { id } = await create(kind, { [name]: 'Stays' });
  const published = await read(kind, id);
  const before = await settle(cms);
  await saveDraft(kind, id, { [name]: 'Goes', description: '<p>Goes.</p>' });
  const discarded = await at(`${kind}/${id}/draft`, { method: 'DELETE' });
  expect(discarded.status).toBe(200);
  expect(discarded.result).toMatchObject({ [name]: 'Stays', state: 'live' });
  expect(discarded.result.image).toEqual(published.image);
  expect(await revision()).toBe(before);
  const draft = await newDraft(kind, { [name]: 'Never published' });
  const refused = await at(`${kind}/${draft.id}/draft`, { method: 'DELETE' });
  expect(refused.body).toMatchObject({ code: 'edit_conflict' });
  expect(await read(kind, draft.id)).toMatchObject({ state: 'draft' });
});

test.each(both)('unpublishing %s takes it off the site and keeps the draft', async (kind) => {
  const { name } = kinds[kind];
  const { id } = await create(kind, { [name]: 'Taken off' });
  await saveDraft(kind, id, { [name]: 'Taken off, newer' });
  const before = await settle(cms);
  const unpublished = await at(`${kind}/${id}/unpublish`, { body: {} });
  expect(unpublished.status).toBe(200);
  expect(unpublished.result).toMatchObject({
    [name]: 'Taken off, newer',
    state: 'draft',
    published: false,
    publishing: 'waiting',
  });
  expect(await revision()).toBeGreaterThan(before);
  expect(await onSite(kind)).not.toContain('Taken off');
  expect(
    JSON.stringify((await send(cms, `/api/${kind}`, { token: cms.buildToken })).body),
  ).not.toContain(id);
  const again = await at(`${kind}/${id}/unpublish`, { body: {} });
  expect(again.body).toMatchObject({ error: true, code: 'edit_conflict' });
});

test.each(both)('each verb of %s is refused to someone who saw another version', async (kind) => {
  const { id } = await create(kind);
  const headers = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
  await saveDraft(kind, id, { [kinds[kind].name]: 'Newer' });
  const answers = await Promise.all([
    saveDraft(kind, id, { [kinds[kind].name]: 'Mine' }, headers),
    at(`${kind}/${id}/draft`, { method: 'DELETE', headers }),
    at(`${kind}/${id}/unpublish`, { body: {}, headers }),
    at(`${kind}/${id}/trash`, { body: {}, headers }),
  ]);
  expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('edit_conflict'));
  expect(await read(kind, id)).toMatchObject({ state: 'live_with_draft' });
});

test.each(both)('a draft of %s that is sent again is created once', async (kind) => {
  const headers = { 'idempotency-key': `draft-of-${kind}-0123456789` };
  const body = { [kinds[kind].name]: 'Once' };
  const sent = await Promise.all([newDraft(kind, body, headers), newDraft(kind, body, headers)]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const other = { [kinds[kind].name]: 'Other' };
  expect((await newDraft(kind, other, headers)).body.code).toBe('idempotency_key_reused');
});

test('an unfinished blog is not published by an edit that leaves out what it lacks', async () => {
  const { id } = await newDraft('blogs', { title: 'No picture', description: '<p>Words.</p>' });
  for (const body of [{}, { category: 'HR' }, { image: [picture] }]) {
    const refused = await at(`blogs/editblog/${id}`, { body });
    expect(refused.body).toMatchObject({
      code: 'missing_fields',
      message: 'please fill all fields',
    });
  }
  const published = await at(`blogs/editblog/${id}`, {
    body: { category: 'HR', image: [picture] },
  });
  expect(published.status).toBe(200);
  expect(await onSite('blogs')).toContain('No picture');
});

test('pictures stay while the draft, the site or an earlier version shows them', async () => {
  const { rows } = await storedFiles(cms);
  const { id } = await create('blogs', { image: [await drawnPicture(50)] });
  const newer = await drawnPicture(51);
  await saveDraft('blogs', id, { image: [newer], description: `<p><img src="${newer}"></p>` });
  await at(`blogs/${id}/draft`, { method: 'DELETE' });
  await saveDraft('blogs', id, { image: [] });
  await at(`blogs/${id}/unpublish`, { body: {} });
  expect((await storedFiles(cms)).rows).toBe(rows + 2);
  await at(`blogs/${id}/trash`, { body: {} });
  await at(`blogs/${id}`, { method: 'DELETE' });
  expect((await storedFiles(cms)).rows).toBe(rows);
});

test('an entry that the content manager edits has the same states', async () => {
  const { id } = await create('faqs', { question: 'Edited elsewhere?' });
  const address = `/content-manager/collection-types/api::faq.faq/${id}`;
  const body = { question: 'Edited elsewhere!', description: '<p>A.</p>' };
  await send(cms, address, { method: 'PUT', token, body });
  expect(await read('faqs', id)).toMatchObject({ state: 'live_with_draft' });
  await send(cms, `${address}/actions/publish`, { token, body });
  expect(await read('faqs', id)).toMatchObject({ state: 'live' });
});

test('a newer draft stays newer when its category is renamed', async () => {
  const { id } = await create('blogs', { category: 'Before' });
  await saveDraft('blogs', id, { title: 'Newer' });
  const moved = await create('blogs', { category: 'Before' });
  await saveDraft('blogs', moved.id, { category: 'Elsewhere' });
  const body = { from: 'Before', to: 'After' };
  expect((await at('categories/change', { body })).status).toBe(200);
  expect(await read('blogs', id)).toMatchObject({ state: 'live_with_draft', category: 'After' });
  expect(await read('blogs', moved.id)).toMatchObject({ state: 'live_with_draft' });
});

test('refuses a list of an unknown state', async () => {
  for (const kind of both) {
    expect((await at(`${kind}?state=gone`)).body).toMatchObject({ code: 'invalid_query' });
  }
});
