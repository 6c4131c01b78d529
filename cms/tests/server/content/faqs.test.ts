import { login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
});

afterAll(() => cms.stop());

const create = (question: string, description = '<p>An answer.</p>') =>
  send(cms, '/web-admin/faq/createfaq', { token, body: { question, description } });
const edit = (id: string, body: object) =>
  send(cms, `/web-admin/faq/editfaq/${id}`, { method: 'PUT', token, body });
const list = async (query: string) => {
  const { body } = await send(cms, `/web-admin/faqs?${query}`, { token });
  return [body.result].flat().map((row) => record(row).question);
};
const count = () => cms.strapi.db.query('api::faq.faq').count({});

test('creates and publishes a FAQ at once, with the fields of the specification and its version', async () => {
  const created = await create('How do we begin?');
  expect(created.status).toBe(201);
  const { id } = created;
  expect(created.body).toEqual({
    result: {
      _id: id,
      id,
      question: 'How do we begin?',
      description: '<p>An answer.</p>',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    },
  });
  const read = await send(cms, `/web-admin/faqs/${id}`, { token });
  expect(read.result).toEqual({
    ...created.result,
    published: true,
    state: 'live',
    publishing: 'waiting',
    updatedBy: 'first.admin',
    version: created.result.updatedAt,
  });
  expect(created.headers.get('etag')).toBe(`"${String(read.result.version)}"`);
  const listed = await send(cms, '/api/faq/allfaqs', { token: cms.functionToken });
  expect(JSON.stringify(listed.body.allfaqs)).toContain(id);
});

test('an edit is published, and a delete removes the FAQ', async () => {
  const { id } = await create('Before?');
  const edited = await edit(id, { question: 'After?', description: '<p>New.</p>' });
  expect(edited.status).toBe(200);
  expect(edited.result).toMatchObject({
    _id: id,
    id,
    question: 'After?',
    description: '<p>New.</p>',
  });
  const shown = await send(cms, '/api/faq/allfaqs', { token: cms.functionToken });
  expect(JSON.stringify(shown.body)).toContain('After?');
  const removed = await send(cms, `/web-admin/faq/deletefaq/${id}`, { method: 'DELETE', token });
  expect(removed.status).toBe(200);
  expect(removed.body).toEqual({ result: { _id: id } });
  const later = await send(cms, '/api/faq/allfaqs', { token: cms.functionToken });
  expect(JSON.stringify(later.body)).not.toContain('After?');
  expect((await edit(id, { question: 'Q', description: 'D' })).body).toMatchObject({
    error: true,
    code: 'not_found',
    message: expect.stringMatching(/deleted/),
  });
});

test('removes a picture from an answer, and refuses an answer that is only a picture', async () => {
  const picture = `<img src="${await drawnPicture(1)}">`;
  const { result } = await create('With a picture?', `<p>Words ${picture}</p>`);
  expect(result.description).toBe('<p>Words </p>');
  const alone = await create('Only a picture?', `<p>${picture}</p>`);
  expect(alone.body).toMatchObject({ code: 'missing_fields', message: 'please fill all fields' });
});

test.each([
  ['an empty question', { question: ' ', description: '<p>A</p>' }, 'missing_fields'],
  ['an empty answer', { question: 'Q?', description: '<p></p>' }, 'missing_fields'],
  ['a missing answer', { question: 'Q?' }, 'missing_fields'],
  ['an unknown field', { question: 'Q?', description: 'A', id: 'x' }, 'invalid_body'],
  ['a long question', { question: 'q'.repeat(501), description: 'A' }, 'invalid_body'],
  ['a long answer', { question: 'Q?', description: 'a'.repeat(200_001) }, 'invalid_body'],
  [
    'an answer that grows too long',
    { question: 'Q?', description: '&'.repeat(200_000) },
    'invalid_body',
  ],
])('refuses %s and stores nothing', async (_what, body, code) => {
  const before = await count();
  const refused = await send(cms, '/web-admin/faq/createfaq', { token, body });
  expect(refused.status).toBe(400);
  expect(refused.body).toEqual({ error: true, code, message: expect.any(String) });
  expect(await count()).toBe(before);
});

test('the list of the panel is paginated, sorted and searched', async () => {
  await create('Zürich?', '<p>ÄRA <em>one</em></p>');
  await create('Aarau?', '<p>Second 50%</p>');
  expect(await list('page=1&pageSize=1')).toEqual(['Aarau?']);
  expect((await list('sort=question:asc'))[0]).toBe('Aarau?');
  expect((await list('sort=question:desc'))[0]).toBe('Zürich?');
  expect(await list(`search=${encodeURIComponent('ära ONE')}`)).toEqual(['Zürich?']);
  expect(await list('search=50%25')).toEqual(['Aarau?']);
  expect(await list('search=%25%25')).toEqual([]);
  expect((await send(cms, '/web-admin/faqs?sort=title:asc', { token })).status).toBe(400);
});

test('does not show a draft to the site', async () => {
  const { id } = await create('Is this one shown?');
  await cms.strapi.documents('api::faq.faq').create({
    data: { question: 'Is this one a draft?', description: '<p>It is.</p>' },
  });
  const { body } = await send(cms, '/api/faq/allfaqs', { token: cms.functionToken });
  expect(JSON.stringify(body)).toContain(id);
  expect(JSON.stringify(body)).not.toContain('Is this one a draft?');
});
