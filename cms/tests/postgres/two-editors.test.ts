import { once } from 'node:events';
import { startTestCms, type TestCms } from '../server/harness/cms';
import { drawnPicture, send } from '../server/harness/content';
import { logIn } from '../server/harness/publishing/publishing';
import { startReplica } from '../server/harness/replica-process';
import { contradictions, storedArticle } from '../server/harness/stored-article';

let cms: TestCms;

beforeAll(async () => {
  cms = await startTestCms();
});

afterAll(() => cms.stop());

test('of two processes that save an article at the same time, one is told of the other; without a version, both save', async () => {
  const token = await logIn(cms);
  const { id, headers } = await send(cms, '/web-admin/blogs/createblog', {
    token,
    body: {
      title: 'Of two processes',
      description: '<p>First.</p>',
      category: 'HR',
      image: [await drawnPicture(1)],
    },
  });
  const { child, url } = await startReplica({});
  const places = [cms, { ...cms, url }];
  const atBoth = (version: object) =>
    Promise.all(
      Array.from({ length: 10 }, (_none, index) =>
        send(places[index % 2] ?? cms, `/web-admin/blogs/editblog/${id}`, {
          token,
          body: { description: `<p>${String(index)}</p>`, slug: `of-two-${String(index)}` },
          ...version,
        }),
      ),
    );
  const seen = await atBoth({ headers: { 'If-Match': headers.get('etag') ?? '' } });
  expect(seen.map(({ status }) => status).sort()).toEqual([200, ...seen.slice(1).map(() => 409)]);
  const unseen = await atBoth({});
  expect(unseen.map(({ status }) => status)).toEqual(unseen.map(() => 200));
  const stored = await storedArticle(cms, id);
  expect(contradictions(cms, stored)).toEqual([]);
  // The last version may be the one that was seen already.
  expect(stored.versions.length).toBeGreaterThanOrEqual(11);
  const stopped = once(child, 'exit');
  child.disconnect();
  await stopped;
}, 120_000);
