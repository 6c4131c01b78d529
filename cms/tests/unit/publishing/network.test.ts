import { createServer, type ServerResponse } from 'node:http';
import { callHook } from '../../../src/publishing/call-hook';
import { readLiveBuild } from '../../../src/publishing/read-build-record';
import { within } from '../../../src/publishing/within';

let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  request.resume();
  answer(response);
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  url = `http://127.0.0.1:${String(address.port)}/`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const never = new AbortController().signal;

/** The address of a closed port. */
async function nowhere(): Promise<string> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  await new Promise((resolve) => other.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return `http://127.0.0.1:${String(address.port)}/`;
}
const says = (status: number, text: string, headers = {}) => {
  answer = (response) => response.writeHead(status, headers).end(text);
};

test.each([200, 201, 204])('a hook that answers with %i has accepted the call', async (status) => {
  says(status, status === 204 ? '' : 'Thanks');
  expect(await callHook(url, never)).toBeUndefined();
});

test.each([400, 404, 429, 500, 503])(
  'a hook that answers with %i has refused the call',
  async (status) => {
    says(status, 'No');
    expect(await callHook(url, never)).toBe(`the hook answers ${String(status)}`);
  },
);

test('a hook that redirects or is down counts as not answering', async () => {
  says(307, '', { location: url });
  expect(await callHook(url, never)).toBe('the hook does not answer');
  expect(await callHook(await nowhere(), never)).toBe('the hook does not answer');
});

test('a CMS that is stopping does not wait for the hook or the site', async () => {
  let asked = 0;
  const stopping = new AbortController();
  answer = () => {
    asked += 1;
    stopping.abort();
  };
  expect(await callHook(url, stopping.signal)).toBe('the hook does not answer');
  expect(await callHook(url, stopping.signal)).toBe('the hook does not answer');
  expect(await readLiveBuild(url, stopping.signal)).toBeUndefined();
  expect(asked).toBe(1);
});

test.each([
  [
    'its revision and time',
    200,
    '{"revision":1700000000000,"builtAt":"2026-11-20T10:00:00.000Z"}',
    { revision: 1_700_000_000_000, builtAt: Date.UTC(2026, 10, 20, 10) },
  ],
  ['no time', 200, '{"revision":1,"builtAt":"x"}', { revision: 1, builtAt: undefined }],
  ['revision 0', 200, '{"revision":0}', { revision: 0, builtAt: undefined }],
  ['more than 4 KB', 200, `{"revision":1${' '.repeat(4_096)}}`, undefined],
  ['a fraction', 200, '{"revision":1.5}', undefined],
  ['a negative revision', 200, '{"revision":-1}', undefined],
  ['a text', 200, '{"revision":"1"}', undefined],
  ['nothing', 200, 'null', undefined],
  ['a page', 200, '<!doctype html>', undefined],
  ['a revision with status 404', 404, '{"revision":1}', undefined],
])(
  'the CMS reads the live build of a site that answers with %s',
  async (_what, status, text, build) => {
    says(status, text);
    expect(await readLiveBuild(url, never)).toEqual(build);
  },
);

test('a site that redirects, breaks the connection or is down has no record', async () => {
  says(302, '', { location: url });
  expect(await readLiveBuild(url, never)).toBeUndefined();
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"revision":1}');
    setTimeout(() => response.destroy(), 50);
  };
  expect(await readLiveBuild(url, never)).toBeUndefined();
  expect(await readLiveBuild(await nowhere(), never)).toBeUndefined();
});

test('work that takes too long is aborted', async () => {
  const endless = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('Ended.'));
      });
    });
  await expect(within(20, never, endless)).rejects.toThrow('Ended.');
  expect(await within(20, never, () => Promise.resolve(5))).toBe(5);
});
