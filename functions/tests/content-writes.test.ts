import {
  callEndpoint,
  endpointAt,
  goodAnswer,
  sessionToken,
  type AdminEndpoint,
} from './stand-ins/admin-endpoints';
import { useCms } from './stand-ins/environment';
import { blog } from './stand-ins/forms';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

describe('the version of an entry', () => {
  const version = '"2026-11-21T19:26:36.214Z"';
  const changes = ['blogs/editblog', 'blogs/deleteblogs', 'faq/editfaq', 'faq/deletefaq'];

  test.each(changes)('is sent with %s, and the new one is returned', async (path) => {
    const row = endpointAt(path);
    cms().answers(200, goodAnswer(row), { ETag: '"2026-11-21T20:00:00.000Z"', 'X-Other': 'no' });
    const authorization = { Authorization: `Bearer ${sessionToken}` };
    const { headers } = await callEndpoint(row, { ...authorization, 'If-Match': version });
    expect(cms().received[0]?.headers['if-match']).toBe(version);
    expect(headers.get('ETag')).toBe('"2026-11-21T20:00:00.000Z"');
    expect(headers.get('X-Other')).toBeNull();
  });

  test.each(changes)('is not invented for %s', async (path) => {
    cms().answers(200, goodAnswer(endpointAt(path)));
    await callEndpoint(endpointAt(path));
    expect(cms().received[0]?.headers).not.toHaveProperty('if-match');
  });

  test.each(['1', 'W/"1"', '"1", "2"', '"', `"${'x'.repeat(101)}"`])(
    'cannot be %s',
    async (wrong) => {
      const authorization = { Authorization: `Bearer ${sessionToken}` };
      const answer = await callEndpoint(endpointAt('faq/editfaq'), {
        ...authorization,
        'If-Match': wrong,
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid_version' });
      expect(cms().received).toHaveLength(0);
    },
  );
});

describe('a blog with pictures', () => {
  const sized = (bytes: number) => {
    const empty = JSON.stringify({ ...blog, description: '' }).length;
    return { ...blog, description: 'x'.repeat(bytes - empty) };
  };

  test('is accepted up to the platform’s size limit', async () => {
    cms().answers(201, { result: { _id: 'abc123' } });
    const answer = await callEndpoint({
      ...endpointAt('blogs/createblog'),
      body: sized(6_291_456),
    });
    expect(answer.status).toBe(201);
    expect(cms().received[0]?.body).toHaveLength(6_291_456);
  });

  test.each(['blogs/createblog', 'blogs/editblog'])(
    'above the limit is refused by %s with a hint to the admin panel',
    async (path) => {
      const answer = await callEndpoint({ ...endpointAt(path), body: sized(6_291_457) });
      expect(answer.status).toBe(413);
      expect(answer.body).toEqual({
        error: true,
        code: 'body_too_large',
        message:
          'A message to this address may have at most 6,291,456 bytes. ' +
          'Create larger blogs, up to 10,485,760 bytes, in the admin panel.',
      });
      expect(cms().received).toHaveLength(0);
    },
  );
});

test('writes of content may take longer than other calls', async () => {
  process.env.CMS_TIMEOUT_MS = '1000';
  // The CMS responds as soon as one of its callers has given up.
  let giveUp: () => void = () => undefined;
  const gaveUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  cms().behaves((response) => {
    response.once('close', giveUp);
    void gaveUp.then(() => {
      response.writeHead(201, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ result: { _id: 'abc123' } }));
    });
  });
  const [ofBlog, ofFaq, ofList] = await Promise.all(
    ['blogs/createblog', 'faq/createfaq', 'contactus/getcontactus'].map((path) =>
      callEndpoint(endpointAt(path)),
    ),
  );
  expect(ofBlog?.status).toBe(201);
  expect(ofFaq?.status).toBe(201);
  expect(ofList?.status).toBe(502);
});

describe('creating a blog or FAQ', () => {
  const key = '0b0e7b1c-5a0e-4f4e-9d0e-3f8f6f1d2c3b';
  const creations = ['blogs/createblog', 'faq/createfaq'].map(endpointAt);
  const withKey = (row: AdminEndpoint, value: string) =>
    callEndpoint(row, { Authorization: `Bearer ${sessionToken}`, 'Idempotency-Key': value });

  test.each(creations)('at $path forwards the idempotency key', async (row) => {
    cms().answers(201, goodAnswer(row));
    expect((await withKey(row, key)).status).toBe(201);
    expect(cms().received[0]?.headers['idempotency-key']).toBe(key);
  });

  test.each(creations)('at $path needs no key', async (row) => {
    cms().answers(201, goodAnswer(row));
    expect((await callEndpoint(row)).status).toBe(201);
    expect(cms().received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  test.each(creations)('at $path is refused with a malformed key', async (row) => {
    const { status, body } = await withKey(row, 'short');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_idempotency_key' });
    expect(cms().received).toHaveLength(0);
  });

  test.each(creations)('at $path is refused if its key had other content', async (row) => {
    const refused = { error: true, code: 'idempotency_key_reused', message: 'Other content.' };
    cms().answers(422, refused);
    expect(await withKey(row, key)).toMatchObject({ status: 422, body: refused });
  });
});
