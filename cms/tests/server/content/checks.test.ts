import { permissionAction } from '../../../src/plugins/web-admin/server/src/permissions';
import { createAccount, createRole, openSession } from '../harness/access/accounts';
import { call, record } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { passTime } from '../harness/clock';
import { drawnPicture, send } from '../harness/content';
import { logIn } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  cms = await startTestCms({ SITE_URL: 'https://www.example.com' });
  token = await logIn(cms);
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

async function create(title: string, entry: object = {}): Promise<string> {
  const body = {
    ...{ title, description: '<p>D</p>', category: 'HR', image: [picture], imageAlt: ['A'] },
    ...entry,
  };
  const {
    status,
    id,
    body: said,
  } = await send(cms, '/web-admin/blogs/createblog', { token, body });
  expect({ status, said }).toMatchObject({ status: 201 });
  return id;
}

const edit = (id: string, body: object) =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body });

async function report(query = '', by = token) {
  const { status, body } = await call(cms, `/web-admin/content-report?${query}`, { token: by });
  expect({ status, body }).toMatchObject({ status: 200 });
  const rows = Array.isArray(body.result) ? body.result.map(record) : [];
  return { body, rows, counts: record(body.counts) };
}

/** The sentences of the report about an entry, without those about the small pictures of the tests. */
async function findingsOf(id: string): Promise<unknown[]> {
  const { rows } = await report('pageSize=1000');
  const row = rows.find((each) => each.id === id);
  const findings = Array.isArray(row?.findings) ? row.findings.map(record) : [];
  return findings.filter(({ kind }) => kind !== 'small_picture').map(({ text }) => text);
}

async function holder(name: string, ...permissions: ('blog.read' | 'faq.read')[]): Promise<string> {
  const role = await createRole(cms, name, permissions.map(permissionAction));
  const account = await createAccount(cms, `${name}@example.com`, role);
  return (await openSession(cms, account)).accessToken;
}

describe('a link to an article', () => {
  const linked = (href: string) => `<p><a href="${href}">other</a></p>`;

  /** The text of an entry for every reader: the API, the panel and the build. */
  async function readings(id: string): Promise<unknown[]> {
    const lists = await call(cms, '/api/blogs/allblogs', { token: cms.functionToken });
    const all = Array.isArray(lists.body.allblogs) ? lists.body.allblogs.map(record) : [];
    const own = await send(cms, `/web-admin/blogs/${id}`, { token });
    const build = await call(cms, '/api/blogs?pagination[limit]=100', { token: cms.buildToken });
    const data = Array.isArray(build.body.data) ? build.body.data.map(record) : [];
    return [
      all.find(({ _id }) => _id === id)?.description,
      own.result.description,
      data.find(({ documentId }) => documentId === id)?.description,
    ];
  }

  test('follows it when its address changes, for every reader, and when both are saved again', async () => {
    const target = await create('Target', { slug: 'target-a' });
    const source = await create('Source', { description: linked('/blog/target-a?x=1#part-b') });
    await edit(target, { slug: 'target-b' });
    const now = linked('/blog/target-b?x=1#part-b');
    expect(await readings(source)).toEqual([now, now, now]);
    // An editor who opened the form before the change sends the old address.
    await edit(source, { description: linked('/blog/target-a') });
    await edit(target, { slug: 'target-c' });
    const last = linked('/blog/target-c');
    expect(await readings(source)).toEqual([last, last, last]);
    // Another article may take an address that is free again; the link still means the first one.
    await edit(target, { slug: 'target-d' });
    await create('Usurper', { slug: 'target-a' });
    expect((await readings(source))[0]).toBe(linked('/blog/target-d'));
  });

  test('keeps its address while the article is not on the site, and follows it again afterwards', async () => {
    const target = await create('Comes back', { slug: 'comes-back' });
    const source = await create('Waits', { description: linked('/blog/comes-back') });
    await send(cms, `/web-admin/blogs/${target}/unpublish`, { token, body: {} });
    expect((await readings(source))[0]).toBe(linked('/blog/comes-back'));
    await edit(target, { slug: 'is-back' });
    expect((await readings(source))[0]).toBe(linked('/blog/is-back'));
  });

  test('is named by the CMS alone: what a caller sends as a reference is dropped', async () => {
    const one = await create('One', { slug: 'one' });
    await create('Two', { slug: 'two' });
    const forged = `<p><a href="/blog/two" data-article="${one}">x</a> <a href="/about" data-article="${one}">y</a></p>`;
    const source = await create('Forger', { description: forged });
    expect((await readings(source))[0]).toBe(
      '<p><a href="/blog/two">x</a> <a href="/about">y</a></p>',
    );
  });
});

describe('the report', () => {
  test('lists an entry’s findings, and removes them once they are fixed', async () => {
    const sound = '<h2>A</h2><p><a href="/about">about</a></p>';
    const id = await create('Reported', { imageAlt: [null], description: `${sound}<h4>B</h4>` });
    expect(await findingsOf(id)).toEqual([
      'Picture 1 has no alternative text and is not marked as decorative.',
      'The heading “B” is a heading 4, but it follows a heading 2, so a level is skipped.',
    ]);
    const { rows } = await report('search=REPORTED&finding=small_picture');
    expect(rows).toMatchObject([{ id, kind: 'blog', name: 'Reported', others: 0 }]);
    await edit(id, { imageAlt: ['Boxes'], description: sound });
    expect(await findingsOf(id)).toEqual([]);
  });

  test('finds a link whose target was removed, and one whose target never existed', async () => {
    const target = await create('Goes', { slug: 'goes' });
    const description =
      '<p><a href="/blog/goes">it</a> <a href="https://www.example.com/nothing">no page</a> ' +
      '<a href="https://elsewhere.example.com/nothing">elsewhere</a></p>';
    const body = { question: 'Where?', description };
    const { id } = await send(cms, '/web-admin/faq/createfaq', { token, body });
    const dead =
      'The link “no page” leads to https://www.example.com/nothing, where the site has no page.';
    expect(await findingsOf(id)).toEqual([dead]);
    await send(cms, `/web-admin/blogs/${target}/trash`, { token, body: {} });
    expect(await findingsOf(id)).toEqual([
      'The link “it” leads to /blog/goes, whose page is gone.',
      dead,
    ]);
    await send(cms, `/web-admin/blogs/${target}/restore`, { token, body: {} });
    await edit(target, { title: 'Is back' });
    expect(await findingsOf(id)).toEqual([dead]);
  });

  test('leaves out drafts and what the caller may not read', async () => {
    await send(cms, '/web-admin/blogs/drafts', { token, body: { title: 'Only a draft' } });
    const body = { question: `${'Long '.repeat(40)}?`, description: '<p>A</p>' };
    await send(cms, '/web-admin/faq/createfaq', { token, body });
    const kinds = async (by: string) =>
      new Set((await report('pageSize=1000', by)).rows.map(({ kind }) => kind));
    expect((await report('search=Only')).rows).toEqual([]);
    expect(await kinds(await holder('readsblogs', 'blog.read'))).toEqual(new Set(['blog']));
    expect(await kinds(await holder('readsfaqs', 'faq.read'))).toEqual(new Set(['faq']));
    expect(await kinds(token)).toEqual(new Set(['blog', 'faq']));
  });

  test.each(['finding=all', 'page=0', 'pageSize=100000', `search=${'x'.repeat(300)}`])(
    'refuses %s',
    async (query) => {
      const { status } = await call(cms, `/web-admin/content-report?${query}`, { token });
      expect(status).toBe(400);
    },
  );
});

describe('what a text can link to', () => {
  const targets = async (search: string) => {
    const query = new URLSearchParams({ search }).toString();
    const { body } = await call(cms, `/web-admin/link-targets?${query}`, { token });
    return Array.isArray(body.result) ? body.result.map(record) : [];
  };

  test('is found by words of its name or address, in any case and accent; drafts are not', async () => {
    await create('Zürich opens', { slug: 'zurich-opens' });
    await send(cms, '/web-admin/blogs/drafts', { token, body: { title: 'Zürich later' } });
    const body = { question: 'Why ZURICH?', description: '<p>A</p>' };
    const { id } = await send(cms, '/web-admin/faq/createfaq', { token, body });
    expect(await targets('zurich')).toMatchObject([
      { kind: 'article', name: 'Zürich opens', path: '/blog/zurich-opens' },
      { kind: 'faq', name: 'Why ZURICH?', path: `/faq#faq-${id}` },
    ]);
    expect(await targets('why choose')).toMatchObject([{ name: 'Why choose us', kind: 'page' }]);
    expect(await targets('/about')).toMatchObject([{ path: '/about' }]);
  });

  test('reports the state of each URL of the site, and of no other', async () => {
    const { id } = await send(cms, '/web-admin/faq/createfaq', {
      token,
      body: { question: 'Anchor?', description: '<p>A</p>' },
    });
    const moved = await create('Moved', { slug: 'moved-from', category: 'Kept & new' });
    await edit(moved, { slug: 'moved-to' });
    const expected = {
      '/': 'page',
      '/About/': 'page',
      '/blog/moved-to#x': 'page',
      '/blog/moved-from': 'redirect',
      '/blog/category/kept-and-new': 'page',
      '/blog/category/unknown': 'missing',
      [`/faq#faq-${id}`]: 'page',
      '/faq#faq-gone': 'missing',
      'https://www.example.com/contact': 'page',
      '/nowhere': 'missing',
    };
    const addresses = [...Object.keys(expected), 'https://example.org/', 'mailto:a@example.com'];
    const { body } = await send(cms, '/web-admin/link-states', { token, body: { addresses } });
    expect(body.result).toEqual(expected);
  });

  test.each([
    {},
    { addresses: 'x' },
    { addresses: [1] },
    { addresses: Array.from({ length: 201 }, () => '/') },
    { addresses: ['/'.repeat(2_001)] },
  ])('refuses a bad list of addresses (%#)', async (body) => {
    expect((await send(cms, '/web-admin/link-states', { token, body })).status).toBe(400);
  });
});

test('a report over a thousand articles takes less than two seconds of work, and tells which are old', async () => {
  const words = '<p>Words about payroll and <a href="/about">us</a>.</p>'.repeat(40);
  const now = new Date();
  const rows = Array.from({ length: 1_000 }, (_, number) => ({
    document_id: `many${String(number)}`,
    title: `Many ${String(number)}`,
    slug: `many-${String(number)}`,
    description: `<h2>A</h2>${words}<p><a href="/nowhere">x</a></p>`,
    category: 'Many',
    date_published: now,
    date_modified: now,
    created_at: now,
    updated_at: now,
    published_at: now,
  }));
  for (let from = 0; from < rows.length; from += 50) {
    await cms.strapi.db.connection('blogs').insert(rows.slice(from, from + 50));
  }
  // The rows were written past Strapi.
  await create('After many');
  // The CMS runs in this process. Its work does not depend on what else the machine does.
  const began = process.cpuUsage();
  const first = await report('search=many&finding=dead_link');
  const { user, system } = process.cpuUsage(began);
  expect(user + system).toBeLessThan(2_000_000);
  expect(first.body.pagination).toMatchObject({ total: 1_000 });
  expect(first.rows).toHaveLength(100);
  expect(first.counts).toMatchObject({ dead_link: 1_000, old: 0 });
  passTime(366 * 24 * 60 * 60 * 1_000);
  token = await logIn(cms);
  expect((await report('search=many')).counts).toMatchObject({ old: 1_001 });
  // A renamed category changes articles, and yet nobody has looked at them.
  await send(cms, '/web-admin/categories/change', { token, body: { from: 'Many', to: 'More' } });
  expect((await report('search=many')).counts).toMatchObject({ old: 1_001 });
});
