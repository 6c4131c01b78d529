import { randomUUID } from 'node:crypto';
import { accountOf, createAccount, openSession } from '../harness/access/accounts';
import { firstAdmin, startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send, storedFiles } from '../harness/content';

let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = (await openSession(cms, await accountOf(cms, firstAdmin.ADMIN_EMAIL))).accessToken;
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

const kinds = {
  blog: {
    address: '/web-admin/blogs/createblog',
    list: '/web-admin/blogs',
    body: (text: string) => ({
      title: text,
      description: `<p>${text}</p>`,
      image: [picture],
      category: 'HR',
    }),
  },
  FAQ: {
    address: '/web-admin/faq/createfaq',
    list: '/web-admin/faqs',
    body: (text: string) => ({ question: text, description: `<p>${text}</p>` }),
  },
} as const;

describe.each(['blog', 'FAQ'] as const)('a %s', (noun) => {
  const { address, list, body } = kinds[noun];
  const create = (text: string, key?: string, session = token) =>
    send(cms, address, {
      token: session,
      body: body(text),
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  const total = async (): Promise<unknown> => (await send(cms, list, { token })).body.pagination;

  test('that is sent again with its key is the one that was created', async () => {
    const key = randomUUID();
    const first = await create('Sent twice', key);
    expect(first.status).toBe(201);
    const before = await total();
    const second = await create('Sent twice', key);
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await total()).toEqual(before);
  });

  test('is created once by concurrent calls, and the others leave no picture', async () => {
    const key = randomUUID();
    const files = (await storedFiles(cms)).rows;
    const made = await Promise.all([1, 2, 3].map(() => create('At once', key)));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const alone = (await storedFiles(cms)).rows - files;
    await create('At once', randomUUID());
    expect((await storedFiles(cms)).rows - files).toBe(alone * 2);
  });

  test('without a key is created by each call', async () => {
    const [one, other] = [await create('No key'), await create('No key')];
    expect(one.id).not.toBe(other.id);
  });

  test('is refused if its key had other content', async () => {
    const key = randomUUID();
    await create('Of the key', key);
    const { status, body: answer } = await create('Of no key', key);
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: true, code: 'idempotency_key_reused' });
  });

  test('is not found by the key of another admin', async () => {
    const other = await createAccount(cms, `${noun.toLowerCase()}@example.com`, 'web-admin');
    const session = (await openSession(cms, other)).accessToken;
    const key = randomUUID();
    const mine = await create('Mine', key);
    expect((await create('Mine', key, session)).id).not.toBe(mine.id);
  });

  test('that was refused can be created with the same key once it is corrected', async () => {
    const key = randomUUID();
    const refused = await send(cms, address, {
      token,
      body: { ...body('Refused'), description: '' },
      headers: { 'Idempotency-Key': key },
    });
    expect(refused.status).toBe(400);
    expect((await create('Refused', key)).status).toBe(201);
  });

  test.each(['short', 'x'.repeat(101), 'with spaces in between'])(
    'with the key "%s" is refused',
    async (key) => {
      const { status, body: answer } = await create('Wrong key', key);
      expect(status).toBe(400);
      expect(answer).toMatchObject({ error: true, code: 'invalid_idempotency_key' });
    },
  );
});

test('forgets a key after a week', async () => {
  const key = randomUUID();
  const { address, body } = kinds.FAQ;
  const create = () =>
    send(cms, address, { token, body: body('Old'), headers: { 'Idempotency-Key': key } });
  const first = await create();
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000);
  await cms.strapi.db.connection('admin_writes').update({ created_at: old });
  await send(cms, address, {
    token,
    body: body('New'),
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect((await create()).id).not.toBe(first.id);
});
