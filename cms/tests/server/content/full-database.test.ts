import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, type Written } from '../harness/content';
import { logIn } from '../harness/publishing/publishing';
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
