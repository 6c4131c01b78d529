import api from '../../entries/api';
import drain from '../../entries/drain';
import { Deadline } from '../../src/deadline';
import { openBlobStore } from '../../src/outbox/blob-store';
import { useBlobs } from '../stand-ins/blobs';
import { cheapCaptcha } from '../stand-ins/captcha';
import { clientOf, requestId } from '../stand-ins/client';
import { useCms } from '../stand-ins/environment';
import { contact, demoRequest } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { operationsToken, productionContext, productionVariables } from '../stand-ins/production';

const blobs = useBlobs();
const cms = useCms(() => ({ ...productionVariables(), NETLIFY_BLOBS_CONTEXT: blobs.context() }));
const log = useLog();
const { post, send } = clientOf(api, productionContext);

const contactPath = '/api/contactus/createcontactus';
const demoPath = '/api/requestdemo/createrequestdemo';
const keyed = (key: string) => ({ 'Idempotency-Key': key.padEnd(16, '-') });
const runDrain = () => drain(new Request('https://example.com/'), productionContext);
const openStore = () => openBlobStore(new Deadline(9_000));

async function namesBelow(prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const page of openStore().list(prefix)) names.push(...page.map(({ name }) => name));
  return names;
}

afterEach(async () => {
  for (const name of await namesBelow('')) await openStore().remove(name);
});

test('a lead waits in Netlify Blobs, encrypted, and is delivered once', async () => {
  cms().answers(500, {});
  const captcha = await cheapCaptcha();
  const first = await post(contactPath, { ...contact, captcha }, keyed('a'));
  const again = await post(contactPath, { ...contact, captcha }, keyed('a'));
  expect(first.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect((await post(contactPath, { ...contact, captcha }, keyed('b'))).status).toBe(400);
  expect(await namesBelow('production/lead/')).toHaveLength(1);
  for (const value of Object.values(contact)) {
    expect(blobs.everything()).not.toContain(JSON.stringify(value).slice(1, -1));
  }

  cms().answers(201, { result: { _id: 'abc123' } });
  expect((await runDrain()).status).toBe(204);
  await runDrain();
  expect(cms().received).toHaveLength(1);
  expect(JSON.parse(cms().received[0]?.body ?? '')).toMatchObject(contact);
  expect(await namesBelow('production/lead/')).toEqual([]);
  expect(await namesBelow('production/nonce/')).toEqual([]);
});

test('a postponed lead is stored with its number of tries', async () => {
  cms().answers(503, {});
  await post(demoPath, demoRequest, keyed('a'));
  await post(demoPath, demoRequest, keyed('b'));
  cms().behaves((response) => {
    const isTheOne = cms().received.at(-1)?.headers['idempotency-key'] === 'a'.padEnd(16, '-');
    response.writeHead(isTheOne ? 500 : 201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ result: { _id: 'abc123' } }));
  });
  await runDrain();
  const [name = ''] = await namesBelow('production/lead/');
  expect((await openStore().read(name))?.metadata).toMatchObject({ tries: 1 });
  await runDrain();
  expect(cms().received).toHaveLength(2);
});

test('health and erasure read the same store', async () => {
  cms().answers(500, {});
  await post(demoPath, demoRequest, keyed('a'));
  await runDrain();
  const headers = { Authorization: `Bearer ${operationsToken}` };
  const health = await send('/api/health', { headers });
  expect(health.body).toMatchObject({ status: 'degraded', outbox: { waiting: 1, unreadable: 0 } });
  const erased = await post('/api/operations/erase', { email: demoRequest.email }, headers);
  expect(erased.body).toEqual({ erased: 1, unreadable: 0, complete: true });
  expect(await namesBelow('production/lead/')).toEqual([]);
});

test('simultaneous calls of one address are stored up to its limit', async () => {
  process.env.WRITE_LIMIT_PER_ADDRESS = '3';
  cms().answers(500, {});
  const answers = await Promise.all(Array.from({ length: 12 }, () => post(demoPath, demoRequest)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 201, 201, ...Array.from({ length: 9 }, () => 429)]);
  expect(await namesBelow('production/lead/')).toHaveLength(3);
});

describe('the store', () => {
  test('keeps values and metadata', async () => {
    const store = openStore();
    expect(await store.read('a/b')).toBeUndefined();
    expect(await store.create('a/b', 'größer', { tries: 1 })).toBe(true);
    expect(await store.read('a/b')).toMatchObject({ value: 'größer', metadata: { tries: 1 } });
    await store.write('a/b', 'other');
    expect((await store.read('a/b'))?.value).toBe('other');
    await store.remove('a/b');
    await store.remove('a/b');
    expect(await store.read('a/b')).toBeUndefined();
  });

  test('creates a blob once in twenty simultaneous calls', async () => {
    const created = await Promise.all(
      Array.from({ length: 20 }, (_, index) => openStore().create('a/b', String(index))),
    );
    expect(created.filter(Boolean)).toHaveLength(1);
    expect((await openStore().read('a/b'))?.value).toBe(String(created.indexOf(true)));
  });

  test('replaces only the version that was listed', async () => {
    const store = openStore();
    await store.create('a/b', 'one');
    const versionNow = async () => {
      for await (const page of store.list('a/')) return page[0]?.etag ?? '';
      return '';
    };
    const first = await versionNow();
    expect(await store.replace('a/b', first, 'two', { tries: 1 })).toBe(true);
    expect(await store.read('a/b')).toMatchObject({ value: 'two', metadata: { tries: 1 } });
    const second = await versionNow();
    await store.remove('a/b');
    expect(await store.replace('a/b', second, 'three', {})).toBe(false);
    expect(await store.read('a/b')).toBeUndefined();
  });

  test('without its address in the environment stores nothing', async () => {
    delete process.env.NETLIFY_BLOBS_CONTEXT;
    cms().answers(500, {});
    const { status } = await post(demoPath, demoRequest, keyed('a'));
    expect(status).toBe(502);
    expect(JSON.parse(log()[0] ?? '')).toMatchObject({
      requestId,
      cause: 'unexpected_answer_500. The outbox failed: MissingBlobsEnvironmentError',
    });
    process.env.NETLIFY_BLOBS_CONTEXT = blobs.context();
  });
});
