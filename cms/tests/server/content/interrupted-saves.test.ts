import { once } from 'node:events';
import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, type Written } from '../harness/content';
import { logIn } from '../harness/publishing/publishing';
import { startReplica } from '../harness/replica-process';
import { contradictions, storedArticle } from '../harness/stored-article';

let cms: TestCms;
let token: string;
let article: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await logIn(cms);
});

afterAll(() => cms.stop());

/** How the panel saves an article at one of the processes. */
type Save = (at: TestCms) => Promise<Written>;

const post =
  (path: string, body: object = {}): Save =>
  (at) =>
    send(at, `/web-admin/blogs/${path}`, { token, body });

async function create(title: string): Promise<Written> {
  const [image, text] = [[await drawnPicture(1)], '<p>First.</p>'];
  return post('createblog', { title, description: text, category: 'HR', image })(cms);
}

/** Another text at another address, published. */
const edit = (name: string): Save =>
  post(`editblog/${article}`, { description: `<p>${name}</p>`, slug: name });

/** One after the other, they lead through all states of an article. */
const saves = (name: string): [string, Save][] => [
  ['published with another address', edit(name)],
  ['unpublished', post(`${article}/unpublish`)],
  ['restored from its first version', post(`${article}/versions/1/restore`)],
  ['published again', edit(`${name}-again`)],
  ['put into the trash', post(`${article}/trash`)],
  ['taken out of the trash', post(`${article}/restore`)],
];

/** Makes the given write of the next save fail, as a full disk or a lost connection does. @returns whether it came to it */
function failAtWrite(number: number): () => boolean {
  const { connection } = cms.strapi.db;
  let writes = 0;
  const count = ({ sql }: { sql: string }) => {
    if (!/^(?:insert|update|delete) (?!.*strapi_core_store|.*strapi_sessions)/.test(sql)) return;
    writes += 1;
    if (writes === number) throw new Error('The disk is full.');
  };
  connection.on('query', count);
  return () => {
    connection.removeListener('query', count);
    return writes >= number;
  };
}

/** Repeats a save, each time with a failure at a later write, until it succeeds. @returns how often it failed */
async function failAtEachWrite(save: Save): Promise<number> {
  for (let number = 1; ; number += 1) {
    const before = await storedArticle(cms, article);
    const stop = failAtWrite(number);
    const { status } = await save(cms);
    const hasFailed = stop();
    const after = await storedArticle(cms, article);
    expect(contradictions(cms, after)).toEqual([]);
    if (status < 400) {
      expect(after).not.toEqual(before);
      return number - 1;
    }
    expect({ hasFailed, status }).toEqual({ hasFailed: true, status: 500 });
    expect(after).toEqual(before);
  }
}

test('a save that fails at any of its writes changes nothing: entry, versions, addresses, revision', async () => {
  jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  article = (await create('Interrupted')).id;
  for (const [name, save] of saves('interrupted-2')) {
    expect({ name, fails: (await failAtEachWrite(save)) > 2 }).toEqual({ name, fails: true });
  }
  jest.restoreAllMocks();
}, 300_000);

test('a new article that fails at any of its writes leaves no row and no picture', async () => {
  jest.spyOn(cms.strapi.log, 'error').mockReturnValue(cms.strapi.log);
  const before = await storedArticle(cms, '');
  for (let number = 1; ; number += 1) {
    const stop = failAtWrite(number);
    const { status } = await create('Never begun');
    stop();
    if (status === 201) break;
    expect(status).toBe(500);
    expect(await storedArticle(cms, '')).toEqual(before);
    expect(await cms.strapi.documents('api::blog.blog').count({})).toBe(1);
  }
  jest.restoreAllMocks();
}, 300_000);

/** How often a process is killed. */
const kills = process.env.FAULTS === 'full' ? 20 : 2;

test('if the process is killed during a save, the save is either complete or absent', async () => {
  article = (await create('Killed')).id;
  for (let number = 1; number <= kills; number += 1) {
    const { child, url } = await startReplica({});
    const ended = once(child, 'exit');
    const last = Math.ceil(Math.random() * 6);
    let saved = 0;
    const work = async () => {
      for (const [, save] of saves(`killed-${String(number)}-${String(saved)}`)) {
        expect((await save({ ...cms, url })).status).toBe(200);
        saved += 1;
        // While it makes the next save.
        if (saved === last) setTimeout(() => child.kill('SIGKILL'), Math.random() * 200);
      }
      return work();
    };
    await expect(work()).rejects.toThrow('fetch failed');
    await ended;
    expect(contradictions(cms, await storedArticle(cms, article))).toEqual([]);
    // Brings the article back to where each round begins.
    await post(`${article}/restore`)(cms);
  }
}, 900_000);
