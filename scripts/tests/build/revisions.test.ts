import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { publishingRevisionPath } from '../../../cms/src/contract/content/publishing';
import { isUpToDate } from '../../build/revisions';
import { fields, tempFolder } from '../support';

const token = 'a-token';
const out = tempFolder();
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A CMS that answers the request for its revision with this body. */
async function startCms(body: string): Promise<string> {
  const started = createServer((request, response) => {
    const isAsked =
      request.url === publishingRevisionPath && request.headers.authorization === `Bearer ${token}`;
    response.writeHead(isAsked ? 200 : 403).end(body);
  });
  server = started;
  await once(started.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${String(fields(started.address()).port)}`;
}

const built = (text: string) => {
  writeFileSync(out('build.json'), text);
};

test.each([
  [7, 7, true],
  [8, 7, true],
  [7, 8, false],
])(
  'whether an output of revision %d is up to date with content of revision %d: %s',
  async (has, wanted, is) => {
    built(JSON.stringify({ revision: has, builtAt: '2026-03-01T12:00:00.000Z' }));
    const url = await startCms(JSON.stringify({ result: { revision: wanted } }));
    expect(await isUpToDate(out(), url, token)).toBe(is);
  },
);

test.each(['', '{', 'null', '{}', '{"revision":"9"}', '{"revision":1e400}'])(
  'an output whose record is %j is not up to date',
  async (text) => {
    built(text);
    const url = await startCms('{"result":{"revision":1}}');
    expect(await isUpToDate(out(), url, token)).toBe(false);
  },
);

test('an output without a record is not up to date', async () => {
  const url = await startCms('{"result":{"revision":0}}');
  expect(await isUpToDate(out(), url, token)).toBe(false);
});

test('if the CMS does not answer, no output is up to date', async () => {
  built('{"revision":9}');
  expect(await isUpToDate(out(), 'http://127.0.0.1:1', token)).toBe(false);
  const url = await startCms('not JSON');
  expect(await isUpToDate(out(), url, token)).toBe(false);
});
