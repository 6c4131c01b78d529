import { Deadline } from '../../src/deadline';
import { openBlobStore } from '../../src/outbox/blob-store';
import type { OutboxStore } from '../../src/outbox/store';
import { blobsContext } from '../stand-ins/blobs';
import { useCms } from '../stand-ins/environment';
import { startStandIn, type StandIn } from '../stand-ins/server';

// Netlify's service lies outside the project: a stand-in at the network edge fails in its place.
let service: StandIn;
beforeAll(async () => {
  service = await startStandIn();
});
afterAll(() => service.stop());
useCms(() => ({ NETLIFY_BLOBS_CONTEXT: blobsContext(service.url) }));

const openStore = (ms = 9_000) => openBlobStore(new Deadline(ms));

async function listAll(store: OutboxStore) {
  const pages = [];
  for await (const page of store.list('lead/')) pages.push(page.map(({ name }) => name));
  return pages;
}

const operations: readonly [name: string, operation: (store: OutboxStore) => Promise<unknown>][] = [
  ['read', (store) => store.read('a')],
  ['write', (store) => store.write('a', 'x')],
  ['create', (store) => store.create('a', 'x')],
  ['replace', (store) => store.replace('a', '"1"', 'x', {})],
  ['remove', (store) => store.remove('a')],
  ['list', listAll],
];

describe.each(operations)('to %s', (_name, operation) => {
  test.each([500, 503, 429, 401, 403, 400])(
    'fails within the deadline if the service responds %i',
    async (status) => {
      service.answers(status, {});
      const begun = performance.now();
      await expect(operation(openStore(1_000))).rejects.toMatchObject({
        name: 'StoreError',
        reason: `status_${String(status)}`,
      });
      expect(performance.now() - begun).toBeLessThan(2_000);
    },
  );

  test('fails at the deadline if the service does not respond', async () => {
    service.behaves(() => undefined);
    const begun = performance.now();
    await expect(operation(openStore(300))).rejects.toMatchObject({ reason: 'timeout' });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  test('fails if the service cannot be reached', async () => {
    const stopped = await startStandIn();
    await stopped.stop();
    process.env.NETLIFY_BLOBS_CONTEXT = blobsContext(stopped.url);
    await expect(operation(openStore())).rejects.toMatchObject({ reason: 'ECONNREFUSED' });
  });

  test('is retried after a failure', async () => {
    let calls = 0;
    service.behaves((response) => {
      calls += 1;
      if (calls === 1) response.writeHead(500).end();
      else response.writeHead(200, { etag: '"1"' }).end('{"blobs":[]}');
    });
    await operation(openStore());
    expect(calls).toBe(2);
  });
});

test('an existing blob is not created again, and an outdated version not replaced', async () => {
  service.behaves((response) => response.writeHead(412).end());
  expect(await openStore().create('a', 'x')).toBe(false);
  expect(service.received[0]?.headers['if-none-match']).toBe('*');
  expect(await openStore().replace('a', '"1"', 'x', {})).toBe(false);
  expect(service.received[1]?.headers['if-match']).toBe('"1"');
});

test('a blob is returned with the service’s version', async () => {
  service.behaves((response) => response.writeHead(200, { etag: '"7"' }).end('x'));
  expect(await openStore().read('a')).toEqual({ value: 'x', metadata: {}, etag: '"7"' });
});

test('a list is read to its last page', async () => {
  service.behaves((response) => {
    const { searchParams } = new URL(service.received.at(-1)?.url ?? '', service.url);
    const page = Number(searchParams.get('cursor') ?? '0');
    const blobs = Array.from({ length: 1_000 }, (_, index) => ({
      key: `lead/${String(page * 1_000 + index)}`,
      etag: '"1"',
    }));
    const next = page < 2 ? { next_cursor: String(page + 1) } : {};
    response.writeHead(200).end(JSON.stringify({ blobs, ...next }));
  });
  const pages = await listAll(openStore());
  expect(pages.map(({ length }) => length)).toEqual([1_000, 1_000, 1_000]);
  expect(new Set(pages.flat()).size).toBe(3_000);
  expect(service.received[0]?.url).toContain('prefix=lead%2F');
});

test('reads never use a cache', async () => {
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(
    JSON.stringify({
      edgeURL: 'http://127.0.0.1:9',
      uncachedEdgeURL: service.url,
      siteID: 'site',
      token: 'token',
    }),
  ).toString('base64');
  service.answers(200, {});
  await openStore().read('a');
  expect(service.received).toHaveLength(1);
});
