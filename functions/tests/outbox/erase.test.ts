import { createHmac } from 'node:crypto';
import { Deadline } from '../../src/deadline';
import { eraseWaiting } from '../../src/outbox/erase';
import { context } from '../stand-ins/client';
import { useCms } from '../stand-ins/environment';
import { contact } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { operationsToken, productionVariables, useOutbox } from '../stand-ins/production';

useCms(productionVariables);
const log = useLog();
const { client, outbox, post, put, store } = useOutbox();

const path = '/api/operations/erase';
const authorization = { Authorization: `Bearer ${operationsToken}` };
const email = 'someone@example.com';
const demo = (fields: object) => ({ body: { product: 'Dc3', ...fields } });

const erase = (asked: unknown = { email }) => post(path, asked, authorization);

test('the leads of an address are removed with their captcha marks, and no others', async () => {
  const { names } = outbox();
  await put('a', demo({ email }));
  const other = await put('b', demo({ email: 'someone.else@example.com' }));
  await put('c', {
    form: 'createcontactus',
    body: { ...contact, email, captcha: { passed: true, nonce: 'n' } },
    nonce: 'n',
  });
  await store().create(names.of('nonce', 'n'), '{}');
  const { status, body } = await erase();
  expect(status).toBe(200);
  expect(body).toEqual({ erased: 2, unreadable: 0, complete: true });
  expect([...store().blobs.keys()]).toEqual([other]);
});

test.each(['SomeOne@Example.COM', '  someone@example.com\t', 'SOMEONE@EXAMPLE.COM'])(
  '"%s" is the same address',
  async (written) => {
    await put('a', demo({ email: written }));
    expect((await erase()).body).toEqual({ erased: 1, unreadable: 0, complete: true });
  },
);

test('composed and decomposed letters are the same', async () => {
  await put('a', demo({ email: 'zo\u00eb@example.com' }));
  const { body } = await erase({ email: 'ZOE\u0308@example.com' });
  expect(body).toEqual({ erased: 1, unreadable: 0, complete: true });
});

test.each(['someone@example.co', 'x-someone@example.com', 'someone+x@example.com', ''])(
  '"%s" is another address',
  async (written) => {
    await put('a', demo({ name: 'A. Visitor', email: written }));
    expect((await erase()).body).toEqual({ erased: 0, unreadable: 0, complete: true });
    expect(store().names('lead')).toHaveLength(1);
  },
);

test('an address in another field is found', async () => {
  await put('a', demo({ name: email }));
  await put('b', { form: 'createcontactus', body: { ...contact, subject: email } });
  expect((await erase()).body).toEqual({ erased: 2, unreadable: 0, complete: true });
});

test('an unreadable lead stays, is counted, and does not stop the erasure', async () => {
  await store().create(`${outbox().names.prefix('lead')}${'0'.repeat(64)}`, 'x');
  await put('a', demo({ email }));
  expect((await erase()).body).toEqual({ erased: 1, unreadable: 1, complete: true });
  expect(store().names('lead')).toHaveLength(1);
});

test('unreadable leads are removed on request, and no others', async () => {
  const prefix = outbox().names.prefix('lead');
  const encrypted = store().blobs.get(await put('of another key', demo({ email })))?.value ?? '';
  store().blobs.clear();
  await store().create(`${prefix}${'0'.repeat(64)}`, 'x');
  await store().create(`${prefix}${'1'.repeat(64)}`, encrypted);
  const readable = await put('a', demo({ email }));
  const { status, body } = await erase({ unreadable: true });
  expect(status).toBe(200);
  expect(body).toEqual({ erased: 2, unreadable: 0, complete: true });
  expect([...store().blobs.keys()]).toEqual([readable]);
});

describe('an erasure that takes longer than a call', () => {
  const many = 40;
  beforeEach(async () => {
    await Promise.all(
      Array.from({ length: many }, (_, index) => put(String(index), demo({ email }))),
    );
  });

  test('is reported as incomplete, resumes, and leaves no trace', async () => {
    let reads = 0;
    const short = new Deadline(60_000);
    jest.spyOn(short, 'leftMs').mockImplementation(() => (reads >= 15 ? 0 : 60_000));
    const seen: string[] = [];
    store().failure = (operation, name) => {
      if (operation === 'read' && name.includes('/lead/')) {
        reads += 1;
        seen.push(name);
      }
      return undefined;
    };
    const first = await eraseWaiting(outbox(), { email }, short);
    expect(first.complete).toBe(false);
    expect(first.erased).toBe(seen.length);
    expect(store().names('erase')).toHaveLength(1);
    expect(store().everything).not.toContain(email);
    const second = await eraseWaiting(outbox(), { email }, new Deadline(60_000));
    expect(second).toEqual({ erased: many - first.erased, unreadable: 0, complete: true });
    expect(new Set(seen).size).toBe(many);
    expect(store().blobs.size).toBe(0);
  });

  /** Erases in one call that has the time for so many leads. */
  const eraseSome = (reads: number) => {
    let looked = 0;
    const short = new Deadline(60_000);
    jest.spyOn(short, 'leftMs').mockImplementation(() => (looked >= reads ? 0 : 60_000));
    store().failure = (operation, name) => {
      if (operation === 'read' && name.includes('/lead/')) looked += 1;
      return undefined;
    };
    return eraseWaiting(outbox(), { email }, short);
  };

  /** A lead of the address that comes in before all others. */
  async function putFirst(): Promise<void> {
    const [first = ''] = store().names('lead').sort();
    let key = 0;
    while (outbox().names.of('lead', `late ${String(key)}`) >= first) key += 1;
    await put(`late ${String(key)}`, demo({ email }));
  }

  test('a lead that came between two calls is removed before the erasure is complete', async () => {
    expect((await eraseSome(15)).complete).toBe(false);
    await putFirst();
    expect((await eraseSome(many)).complete).toBe(true);
    expect(store().blobs.size).toBe(0);
  });

  test('among more leads than one call can look at, too; unreadable ones are counted once', async () => {
    for (let other = 0; other < many; other += 1) await put(`other ${String(other)}`, demo({}));
    await store().create(`${outbox().names.prefix('lead')}${'f'.repeat(64)}`, 'x');
    const results = [await eraseSome(25)];
    await putFirst();
    while (results.at(-1)?.complete === false) {
      results.push(await eraseSome(25));
      expect(results.length).toBeLessThan(20);
    }
    const sum = (count: 'erased' | 'unreadable') =>
      results.reduce((total, result) => total + result[count], 0);
    expect([sum('erased'), sum('unreadable')]).toEqual([many + 1, 1]);
    expect(store().names('lead')).toHaveLength(many + 1);
    expect(store().names('erase')).toEqual([]);
  });
});

test.each([
  ['no', {}],
  ['another', { Authorization: `Bearer ${operationsToken}x` }],
  ['an unprefixed', { Authorization: operationsToken }],
  ['an empty', { Authorization: 'Bearer ' }],
])('with %s token nothing is erased', async (_what, headers) => {
  await put('a', demo({ email }));
  const { status, body } = await post(path, { email }, { ...headers });
  expect(status).toBe(401);
  expect(body).toEqual({
    error: true,
    code: 'not_logged_in',
    message: 'This call needs the operator’s token.',
  });
  expect(store().names('lead')).toHaveLength(1);
});

const challenge = 'ab'.repeat(32);
const proofOf = (token: string, host: string) =>
  createHmac('sha256', token).update(`proof of the site\n${host}\n${challenge}`).digest('hex');
const challenged = (headers: Record<string, string> = {}) =>
  post(path, { email }, { 'X-Operations-Challenge': challenge, ...headers });

test('the site proves that it knows the token before the caller shows it', async () => {
  const { status, headers } = await challenged();
  expect(status).toBe(401);
  expect(headers.get('X-Operations-Proof')).toBe(proofOf(operationsToken, 'example.com'));
});

test.each([
  ['the call shows another token', { Authorization: 'Bearer guess' }],
  ['the challenge is malformed', { 'X-Operations-Challenge': challenge.toUpperCase() }],
  ['the challenge is too long', { 'X-Operations-Challenge': `${challenge}00` }],
])('if %s there is no proof', async (_what, headers) => {
  const answer = await challenged(headers);
  expect(answer.status).toBe(401);
  expect(answer.headers.has('X-Operations-Proof')).toBe(false);
});

test('without a configured token there is no proof', async () => {
  delete process.env.OPERATIONS_TOKEN;
  expect((await challenged()).headers.has('X-Operations-Proof')).toBe(false);
});

test('without a configured token every token is wrong', async () => {
  delete process.env.OPERATIONS_TOKEN;
  expect((await erase()).status).toBe(401);
  expect((await post(path, { email }, { Authorization: 'Bearer undefined' })).status).toBe(401);
});

test.each([
  ...[{}, { email: '' }, { email: 7 }, { email: 'x'.repeat(255) }, { email, all: true }, []],
  ...[{ unreadable: false }, { unreadable: 'true' }, { email, unreadable: true }],
  ...[
    { email: ' ', unreadable: true },
    { email: '', unreadable: true },
  ],
])('the body %j is refused', async (asked) => {
  await put('a', demo({ email }));
  expect((await erase(asked)).status).toBe(400);
  expect(store().names('lead')).toHaveLength(1);
});

test('without an outbox there is nothing to erase', async () => {
  const { status, body } = await client(context).post(path, { email }, authorization);
  expect(status).toBe(200);
  expect(body).toEqual({ erased: 0, unreadable: 0, complete: true });
});

test.each(['list', 'read', 'remove'] as const)(
  'the call fails if the store fails to %s',
  async (failing) => {
    await put('a', demo({ email }));
    store().failure = (operation) => (operation === failing ? 'timeout' : undefined);
    const { status, body } = await erase();
    expect(status).toBe(502);
    expect(body).toEqual({
      error: true,
      code: 'cms_unreachable',
      message: 'The outbox cannot be reached. Please try again.',
    });
  },
);

test('the log contains the number of leads and no addresses', async () => {
  await put('a', demo({ email }));
  await erase();
  expect(log()).toHaveLength(1);
  expect(JSON.parse(log()[0] ?? '')).toMatchObject({ endpoint: 'erase', erased: 1 });
  expect(log()[0]).not.toContain('someone');
});
