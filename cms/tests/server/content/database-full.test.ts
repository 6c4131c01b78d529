import { call, record } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, storedFiles } from '../harness/content';
import { logIn, settle, stateOf } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await logIn(cms);
});

afterAll(() => cms.stop());

const sql = async (statement: string) =>
  Object.values(record([await cms.strapi.db.connection.raw(statement)].flat()[0]))[0];

/** Lets the file of the database grow no more while something is done, as a full disk does. */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  const logged = jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  await sql(`PRAGMA max_page_count = ${String(await sql('PRAGMA page_count'))}`);
  try {
    return await work();
  } finally {
    await sql('PRAGMA max_page_count = 1073741823');
    logged.mockRestore();
  }
}

/** More than the free pages of the file hold. */
const longText = `<p>${'Long words. '.repeat(12_000)}</p>`;

async function everythingOf(id: string) {
  const read = await send(cms, `/web-admin/blogs/${id}`, { token });
  const { body: versions } = await send(cms, `/web-admin/blogs/${id}/versions`, { token });
  const { body: live } = await call(cms, '/api/blogs/allblogs', { token: cms.functionToken });
  const { body: redirects } = await call(cms, '/api/redirects/build', { token: cms.buildToken });
  const { changedRevision } = await stateOf(cms);
  return {
    ...{ draft: read.result, versions: versions.result, live, redirects, changedRevision },
    ...{ files: await storedFiles(cms) },
  };
}

test.each([
  ['a draft that is saved', 'PUT', (id: string) => `blogs/${id}/draft`],
  ['an article that is published', 'POST', (id: string) => `blogs/editblog/${id}`],
] as const)(
  'a full database: %s is refused and leaves everything as it was, and the same call works once there is room',
  async (_, method, path) => {
    const body = {
      title: `Full, ${method}`,
      description: '<p>Short.</p>',
      category: 'HR',
      image: [await drawnPicture(1)],
    };
    const { id } = await send(cms, '/web-admin/blogs/createblog', { token, body });
    await settle(cms);
    const before = await everythingOf(id);
    const change = {
      title: 'Longer',
      slug: `longer-${method.toLowerCase()}`,
      description: longText,
      image: [await drawnPicture(2)],
    };
    const save = () => send(cms, `/web-admin/${path(id)}`, { method, token, body: change });
    const refused = await whileFull(save);
    expect(refused.status).toBe(500);
    expect(refused.body).toMatchObject({ error: true, code: 'internal' });
    expect(JSON.stringify(refused.body)).not.toMatch(/sqlite|insert|update|full/i);
    expect(await everythingOf(id)).toEqual(before);
    expect((await save()).result).toMatchObject({ title: 'Longer', description: longText });
  },
);
