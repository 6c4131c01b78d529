import { localMinute } from '../../../src/contract/content/schedule';
import { record } from '../harness/call';
import { nextSecond, passTime } from '../harness/clock';
import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, type Written } from '../harness/content';
import { eventually, logIn } from '../harness/publishing/publishing';
import { contradictions, storedArticle } from '../harness/stored-article';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await logIn(cms);
});

afterAll(() => cms.stop());

/** Sets how many pages the file of SQLite may have. A limit below its size is raised to that size. */
const limitPages = (pages: number) =>
  cms.strapi.db.connection.raw(`pragma max_page_count = ${String(pages)}`);

/** The maximum that SQLite allows. */
const room = 4_294_967_294;

/** More than the free pages of an almost empty database can hold. */
const maxTries = 100;

const edit = (id: string, text: string): Promise<Written> =>
  send(cms, `/web-admin/blogs/editblog/${id}`, { token, body: { description: `<p>${text}</p>` } });

/** Saves longer and longer texts until the database has no room for one. @returns its answer, and what was stored before it */
async function saveUntilFull(id: string) {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const before = await storedArticle(cms, id);
    const answer = await edit(id, `${String(tries)} ${'words '.repeat(2_000)}`);
    if (answer.status !== 200) return { answer, before };
  }
  throw new Error('The database does not get full.');
}

const minute = 60_000;

/** Drafts of FAQs that are planned to be published in two minutes, in this order. @returns their ids */
async function planned(...questions: string[]): Promise<string[]> {
  const ids: string[] = [];
  const at = localMinute(new Date(Date.now() + 2 * minute), 'Europe/Zurich');
  for (const question of questions) {
    const body = { question, description: `<p>${'words '.repeat(5_000)}</p>` };
    const { id } = await send(cms, '/web-admin/faqs/drafts', { token, body });
    const address = `/web-admin/faqs/${id}/plans/publish`;
    expect((await send(cms, address, { token, method: 'PUT', body: { at } })).status).toBe(200);
    ids.push(id);
  }
  return ids;
}

const plans = () => cms.strapi.db.query('api::planned-publication.planned-publication');
const planOf = async (entry: string) => record(await plans().findOne({ where: { entry } }));
const isLive = async (documentId: string) => {
  const filters = { documentId };
  return (await cms.strapi.documents('api::faq.faq').count({ status: 'published', filters })) > 0;
};

test('an article is whole while the database is full: what does not fit is refused, and is saved once there is room', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const { id } = await send(cms, '/web-admin/blogs/createblog', {
    token,
    body: {
      title: 'In a full database',
      description: '<p>First.</p>',
      category: 'HR',
      image: [await drawnPicture(1)],
    },
  });
  await limitPages(1);
  const { answer, before } = await saveUntilFull(id);
  expect(answer).toMatchObject({ status: 500, body: { error: true } });
  expect(logged).toHaveBeenCalled();
  const after = await storedArticle(cms, id);
  expect(after).toEqual(before);
  expect(contradictions(cms, after)).toEqual([]);
  const read = await send(cms, `/web-admin/blogs/${id}`, { token });
  expect(read.result).toMatchObject({ publishing: 'waiting' });

  await limitPages(room);
  expect((await edit(id, 'Saved after all.')).status).toBe(200);
  const saved = await storedArticle(cms, id);
  expect(saved.versions).toHaveLength(before.versions.length + 1);
  expect(contradictions(cms, saved)).toEqual([]);
  logged.mockRestore();
});

test('a plan that falls due while the database is full changes nothing, and is carried out once there is room', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const [id = ''] = await planned('At a full minute?');
  await cms.strapi.db.connection.raw('create table filler (words text)');
  await limitPages(1);
  const fill = () =>
    cms.strapi.db
      .connection('filler')
      .insert({ words: 'words '.repeat(600) })
      .then(() => true);
  while (await fill().catch(() => false));
  passTime(3 * minute);
  await eventually('the plan has failed', () =>
    JSON.stringify(logged.mock.calls).includes('SQLITE_FULL'),
  );
  expect(await isLive(id)).toBe(false);
  expect(await planOf(id)).toMatchObject({ state: 'waiting' });

  await limitPages(room);
  await cms.strapi.db.connection.raw('drop table filler');
  passTime(minute);
  await eventually('the plan is done', async () => (await planOf(id)).state === 'done');
  expect(await isLive(id)).toBe(true);
  logged.mockRestore();
});

test('a plan that fails and cannot be put off is not tried each second, and holds up no other', async () => {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const { connection } = cms.strapi.db;
  const [stuck = '', next = ''] = await planned('Stuck?', 'Next?');
  const refuse = (name: string, event: string, when: string) =>
    connection.raw(
      `create trigger ${name} before ${event} when ${when} begin select raise(abort, 'no'); end`,
    );
  await refuse(
    'refuse_live',
    'insert on faqs',
    `new.question = 'Stuck?' and new.published_at is not null`,
  );
  await refuse('refuse_put_off', 'update on planned_publications', 'new.tries > 0');
  passTime(3 * minute);
  await eventually('the next plan is done', async () => (await planOf(next)).state === 'done');
  const failures = () => logged.mock.calls.length;
  const before = failures();
  expect(before).toBeGreaterThan(0);
  await nextSecond();
  await nextSecond();
  expect(failures()).toBe(before);
  expect(await planOf(stuck)).toMatchObject({ state: 'waiting', tries: 0 });

  await connection.raw('drop trigger refuse_live');
  await connection.raw('drop trigger refuse_put_off');
  passTime(minute);
  await eventually('it is done', async () => (await planOf(stuck)).state === 'done');
  expect(await isLive(stuck)).toBe(true);
  logged.mockRestore();
});
