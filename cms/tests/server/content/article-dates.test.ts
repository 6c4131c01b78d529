import { dateEarlierArticles } from '../../../src/setup/date-earlier-articles';
import { call, login, record } from '../harness/call';
import { passTime } from '../harness/clock';
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

const minute = 60_000;

const post = async (path: string, body: object = {}, method = 'POST') => {
  const answer = await send(cms, `/web-admin/blogs/${path}`, { method, token, body });
  expect(answer.status).toBeLessThan(300);
  return answer;
};
const whole = () => ({
  ...{ title: 'Dated', description: '<p>Text</p>', category: 'HR' },
  image: [picture],
});

interface Dates {
  published: number | undefined;
  modified: number | undefined;
}

const moment = (value: unknown) =>
  typeof value === 'string' ? new Date(value).getTime() : undefined;

/** The dates of an article, which its rows have in common. */
async function datesOf(documentId: string): Promise<Dates> {
  const rows: unknown[] = await cms.strapi.db
    .query('api::blog.blog')
    .findMany({ where: { documentId } });
  const [dates, ...others] = rows.map(record).map(({ datePublished, dateModified }) => ({
    published: moment(datePublished),
    modified: moment(dateModified),
  }));
  for (const other of others) expect(other).toEqual(dates);
  return dates ?? { published: undefined, modified: undefined };
}

test('an article has the date of its first publication, not that of its draft', async () => {
  const { id } = await post('drafts', { title: 'Dated' });
  expect(await datesOf(id)).toEqual({ published: undefined, modified: undefined });
  passTime(minute);
  const before = Date.now();
  await post(`editblog/${id}`, whole());
  const { published, modified } = await datesOf(id);
  expect(published).toBeGreaterThanOrEqual(before);
  expect(modified).toBe(published);
});

test('a draft over a published article is no change; its publication is', async () => {
  const { id } = await post('createblog', whole());
  const first = await datesOf(id);
  passTime(minute);
  await post(`${id}/draft`, { title: 'Not yet' }, 'PUT');
  expect(await datesOf(id)).toEqual(first);
  passTime(minute);
  // With all fields, as the form's Update: an edit without any would publish nothing of the draft.
  await post(`editblog/${id}`, { ...whole(), title: 'Not yet' });
  const { published, modified = 0 } = await datesOf(id);
  expect(published).toBe(first.published);
  expect(modified - (first.modified ?? 0)).toBeGreaterThanOrEqual(2 * minute);
});

test('the dates outlive Unpublish, the trash and a new address; publishing the same again is no change', async () => {
  const { id } = await post('createblog', whole());
  const first = await datesOf(id);
  passTime(minute);
  await post(`${id}/unpublish`);
  expect(await datesOf(id)).toEqual(first);
  await post(`${id}/trash`);
  await post(`${id}/restore`);
  await post(`editblog/${id}`, {});
  expect(await datesOf(id)).toEqual(first);
  await post(`editblog/${id}`, { slug: 'another-address' });
  const after = await datesOf(id);
  expect(after.published).toBe(first.published);
  expect(after.modified).toBeGreaterThan(first.modified ?? 0);
});

test('a discarded draft leaves the dates, and publishing leaves nothing newer than what is live', async () => {
  const { id } = await post('createblog', whole());
  const first = await datesOf(id);
  passTime(minute);
  await post(`${id}/draft`, { title: 'Not yet' }, 'PUT');
  const discarded = await send(cms, `/web-admin/blogs/${id}/draft`, { method: 'DELETE', token });
  expect(discarded.result).toMatchObject({ state: 'live' });
  expect(await datesOf(id)).toEqual(first);
});

test('a copy that is made in the content manager was never published', async () => {
  const { id } = await post('createblog', whole());
  const address = `/content-manager/collection-types/api::blog.blog/clone/${id}`;
  const { body } = await call(cms, address, { token, body: { slug: 'a-copy' } });
  const copied = String(record(body.data).documentId);
  expect(copied).not.toBe(id);
  expect(await datesOf(copied)).toEqual({ published: undefined, modified: undefined });
});

describe('after an upgrade', () => {
  const day = 24 * 60 * minute;
  const created = Date.UTC(2026, 0, 5, 9);
  const table = (name: string) => cms.strapi.db.connection(name);

  /** As an earlier release left it: without dates, and created long ago. */
  async function takeBack(documentId: string, updated = created + day): Promise<void> {
    await table('blogs')
      .where({ document_id: documentId })
      .update({
        ...{ date_published: null, date_modified: null },
        ...{ created_at: new Date(created), updated_at: new Date(updated) },
      });
    await cms.strapi.store({ type: 'core', name: 'article-dates' }).delete({ key: 'given' });
  }
  /** Without the history from before the release that wrote versions. */
  const beginHistory = (entry: string) =>
    table('content_versions').where({ entry }).update({ way: 'migration' });
  const upgrade = () => dateEarlierArticles(cms.strapi);

  test('an article from before the history was published when it was created', async () => {
    const { id } = await post('createblog', whole());
    await takeBack(id);
    await beginHistory(id);
    await upgrade();
    expect(await datesOf(id)).toEqual({ published: created, modified: created + day });
  });

  test('an article whose whole history is kept was published when the history says', async () => {
    const { id } = await post('drafts', whole());
    passTime(minute);
    await post(`editblog/${id}`, {});
    const dates = await datesOf(id);
    passTime(minute);
    await post(`${id}/unpublish`);
    await takeBack(id);
    await upgrade();
    const { published, modified } = await datesOf(id);
    // The history has the moment of the version, which is written just after the article.
    expect(Math.abs((published ?? 0) - (dates.published ?? 0))).toBeLessThan(minute / 2);
    expect(modified).toBe(published);
  });

  test('a draft that was never published gets no date', async () => {
    const { id } = await post('drafts', { title: 'Never' });
    await takeBack(id);
    await upgrade();
    expect(await datesOf(id)).toEqual({ published: undefined, modified: undefined });
  });

  test('no change is older than the publication', async () => {
    const { id } = await post('createblog', whole());
    await takeBack(id, created - day);
    await beginHistory(id);
    await upgrade();
    expect(await datesOf(id)).toEqual({ published: created, modified: created });
  });

  test('it happens once, and rows keep their versions', async () => {
    const { id } = await post('createblog', whole());
    await takeBack(id);
    const { version } = (await send(cms, `/web-admin/blogs/${id}`, { token })).result;
    await upgrade();
    expect((await send(cms, `/web-admin/blogs/${id}`, { token })).result.version).toBe(version);
    await table('blogs').where({ document_id: id }).update({ date_published: null });
    await upgrade();
    expect((await datesOf(id)).published).toBeUndefined();
  });
});
