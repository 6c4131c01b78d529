import { call, login, record } from '../harness/call';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';
import { onPostgres } from '../harness/test-database';
import { contact, newVisitor, sendContact, sendDemoRequest } from '../harness/leads/sent-leads';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

const newColumns = {
  contacts: ['name_key', 'email_key', 'subject_key'],
  demo_requests: ['name_key', 'email_key', 'mobile_key'],
};
const newOfBoth = [
  ...['suspicion', 'notify_after', 'notify_tries', 'notified_at', 'search_text', 'notes_text'],
  ...['state', 'owner', 'due_at', 'done_at', 'way', 'stored_at', 'revision'],
];
const indexes = {
  contacts: ['created', 'name', 'email', 'subject', 'notify', 'state', 'due', 'owner'],
  demo_requests: [
    'created',
    'name',
    'email',
    'mobile',
    'moment',
    'notify',
    'state',
    'due',
    'owner',
  ],
};

/** Resets the lead tables to the release before suspected spam, mails, dead letters, the folded search and the inbox. */
async function takeBack(): Promise<void> {
  const { connection } = cms.strapi.db;
  for (const table of ['contacts', 'demo_requests'] as const) {
    for (const name of indexes[table]) await connection.raw(`drop index ${table}_by_${name}`);
    for (const column of [...newColumns[table], ...newOfBoth]) {
      await connection.raw(`alter table ${table} drop column ${column}`);
    }
  }
  await connection.raw('create index contacts_by_created on contacts (created_at, id)');
  await connection.raw(
    'create index demo_requests_by_created on demo_requests (product, created_at, id)',
  );
  await connection.schema.dropTable('dead_letters');
  await connection('strapi_database_schema').delete();
  await cms.strapi.store({ type: 'core', name: 'search' }).delete({ key: 'filled' });
  await cms.strapi.store({ type: 'core', name: 'lead-states' }).delete({ key: 'given' });
}

const names = ({ body }: { body: Record<string, unknown> }) =>
  [body.result].flat().map((row) => record(row).name);

test('leads of an earlier release are in the lists after the upgrade, and new leads are accepted', async () => {
  await sendContact(cms, { from: newVisitor(), body: { name: 'Renée of before' } });
  await sendDemoRequest(cms, { from: newVisitor(), body: { name: 'Of before' } });
  await takeBack();
  await cms.strapi.destroy();

  cms = await startTestCms();
  expect((await sendContact(cms, { body: { name: 'Of after' } })).status).toBe(201);
  await sendContact(cms, { body: { ...contact, name: 'A robot', suspicion: 'trap_filled' } });
  const token = await login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  const list = (address: string) => call(cms, `/web-admin/${address}`, { token });
  expect(names(await list('contacts'))).toEqual(['Of after', 'Renée of before']);
  expect(names(await list('contacts?search=BEFORE%20renee'))).toEqual(['Renée of before']);
  expect(names(await list('contacts?sort=name:asc'))).toEqual(['Of after', 'Renée of before']);
  expect(names(await list('contacts?suspected=true'))).toEqual(['A robot']);
  expect(names(await list('demo-requests?product=Dc3'))).toEqual(['Of before']);
  expect(names(await list('leads'))).toEqual(['Of after', 'Of before', 'Renée of before']);
  expect(names(await list('dead-letters'))).toEqual([]);
});

const contentColumns = {
  blogs: [
    ...['image_alts', 'author', 'meta_title', 'meta_description', 'noindex', 'date_published'],
    ...['date_modified', 'title_key', 'category_key', 'trashed_at'],
  ],
  faqs: ['question_key', 'trashed_at'],
  publications: ['earlier_change_at'],
  publication_entries: ['editor'],
};

const contentTables = [
  ...['content_version_pictures', 'content_versions', 'planned_publications', 'preview_links'],
  ...['redirects', 'publication_builds'],
];

/** Resets the content tables to the release before drafts, plans, versions, redirects and dates. */
async function takeBackContent(): Promise<void> {
  const { connection } = cms.strapi.db;
  if (!onPostgres) {
    // SQLite drops no column that an index holds.
    const indexes = await connection('sqlite_master')
      .where({ type: 'index' })
      .whereIn('tbl_name', Object.keys(contentColumns))
      .whereNotNull('sql')
      .pluck('name');
    for (const name of indexes) await connection.raw('drop index ??', [name]);
  }
  for (const [table, columns] of Object.entries(contentColumns)) {
    for (const column of columns) {
      await connection.raw('alter table ?? drop column ??', [table, column]);
    }
  }
  for (const table of contentTables) {
    await connection.raw(`drop table ??${onPostgres ? ' cascade' : ''}`, [table]);
  }
  await connection('strapi_database_schema').delete();
  for (const [name, key] of [
    ['content-versions', 'begun'],
    ['article-dates', 'given'],
    ['search', 'filled'],
  ] as const) {
    await cms.strapi.store({ type: 'core', name }).delete({ key });
  }
}

const contentRows = async () => ({
  blogs: await cms.strapi.db.connection('blogs').orderBy('id'),
  versions: await cms.strapi.db.connection('content_versions').orderBy('id'),
});

test('articles and answers of an earlier release get dates and a first version, once, and are written on', async () => {
  const logIn = () => login(cms, firstAdmin.ADMIN_EMAIL, firstAdmin.ADMIN_PASSWORD);
  let token = await logIn();
  const write = async (path: string, body: object) => {
    const answer = await send(cms, `/web-admin/${path}`, { token, body });
    expect(answer.status).toBeLessThan(300);
    return answer.id;
  };
  const article = { description: '<p>Text</p>', category: 'HR', image: [await drawnPicture(1)] };
  const live = await write('blogs/createblog', { ...article, title: 'Öfter live' });
  const hidden = await write('blogs/createblog', { ...article, title: 'Hidden' });
  const faq = await write('faq/createfaq', { question: 'Früher?', description: '<p>Ja</p>' });
  // What a Super Admin of the earlier release could do in the content manager.
  await cms.strapi.documents('api::blog.blog').unpublish({ documentId: hidden });
  const slug = String(record((await contentRows()).blogs[0]).slug);
  await takeBackContent();
  await cms.strapi.destroy();

  cms = await startTestCms();
  token = await logIn();
  const first = await contentRows();
  const ofArticle = (id: string) => first.blogs.filter(({ document_id }) => document_id === id);
  expect(ofArticle(live)).toHaveLength(2);
  for (const row of ofArticle(live)) {
    expect(new Date(row.date_published)).toEqual(new Date(ofArticle(live)[0].created_at));
    expect(row).toMatchObject({ slug, title_key: expect.any(String), trashed_at: null });
  }
  for (const row of ofArticle(hidden)) expect(row.date_published).toBeNull();
  expect(first.versions.map(({ entry, number, way }) => [entry, number, way]).sort()).toEqual(
    [live, hidden, faq].map((id) => [id, 1, 'migration']).sort(),
  );

  const states = async () => {
    const { body } = await send(cms, '/web-admin/blogs?search=ofter', { token });
    return [body.result].flat().map((row) => [record(row).title, record(row).state]);
  };
  expect(await states()).toEqual([['Öfter live', 'live']]);
  await cms.strapi.destroy();
  cms = await startTestCms();
  expect(await contentRows()).toEqual(first);
  token = await logIn();
  const draft = { method: 'PUT', token, body: { title: 'Öfter neu' } };
  expect((await send(cms, `/web-admin/blogs/${live}/draft`, draft)).status).toBe(200);
  expect(await states()).toEqual([['Öfter neu', 'live_with_draft']]);
});
