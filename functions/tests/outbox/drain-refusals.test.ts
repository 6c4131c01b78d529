import { cmsToken, useCms } from '../stand-ins/environment';
import { demoRequest } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { productionVariables, useOutbox } from '../stand-ins/production';

const cms = useCms(productionVariables);
const log = useLog();
const { drain, put, store } = useOutbox();

const demoPath = '/api/requestdemo/createrequestdemo';
const lettersPath = '/api/dead-letters/createdeadletter';

const headOf = (name: string) => store().blobs.get(name)?.metadata;
const lastLine = (): unknown => JSON.parse(log().at(-1) ?? '');

/** A CMS that answers the form's row with one thing and the dead letters with another. */
function answer(form: [number, object], letters: [number, object | undefined]): void {
  cms().behaves((response) => {
    const url = cms().received.at(-1)?.url;
    const [status, body] = url === lettersPath ? letters : form;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
}

const refused = (code: string) => ({ error: true, code, message: 'No.' });
const laidDown: [number, object] = [201, { result: { entry: 'x' } }];
const acceptedAt = new Date(Date.now() - 60_000).toISOString();

test.each([
  [400, 'invalid_body'],
  [400, 'captcha_failed'],
  [403, 'not_allowed'],
  [404, 'not_found'],
  [409, 'edit_conflict'],
  [413, 'body_too_large'],
  [415, 'unsupported_media_type'],
  [422, 'idempotency_key_reused'],
])('a lead that the CMS refuses with %i %s becomes a dead letter', async (status, code) => {
  answer([status, refused(code)], laidDown);
  const name = await put('a-key', { acceptedAt });
  await drain();
  expect(cms().received.map(({ url }) => url)).toEqual([demoPath, lettersPath]);
  const [, letter] = cms().received;
  expect(letter?.headers).toMatchObject({
    authorization: `Bearer ${cmsToken}`,
    'x-client-address': '',
  });
  expect(JSON.parse(letter?.body ?? '')).toEqual({
    entry: name.slice(-64),
    form: 'createrequestdemo',
    lead: JSON.stringify({ ...demoRequest, name: 'a-key' }),
    idempotencyKey: 'a-key',
    reason: code,
    acceptedAt,
  });
  expect(store().names('lead')).toEqual([]);
  expect(lastLine()).toMatchObject({ waiting: 0, dead_letter: 1, causes: { [code]: 1 } });
});

test.each<[what: string, laid: [number, object | undefined], cause: string]>([
  ['refuses', [400, refused('invalid_body')], 'dead_letter_answer_400'],
  ['fails to store', [500, {}], 'dead_letter_answer_500'],
  ['does not confirm in JSON', [200, undefined], 'dead_letter_answer_200'],
])('a lead stays if the CMS %s its dead letter', async (_what, laid, cause) => {
  answer([400, refused('invalid_body')], laid);
  const name = await put('a');
  await drain();
  expect(headOf(name)).toMatchObject({ tries: 0 });
  expect(lastLine()).toMatchObject({ waiting: 1, postponed: 1, causes: { [cause]: 1 } });
});

test('a dead letter is stored if the CMS responds 204', async () => {
  answer([400, refused('invalid_body')], [204, undefined]);
  await put('a');
  await drain();
  expect(store().names('lead')).toEqual([]);
});

test.each<[status: number, body: object]>([
  [401, refused('not_logged_in')],
  [401, { data: null, error: { status: 401, name: 'UnauthorizedError' } }],
  [403, { data: null, error: { status: 403, name: 'ForbiddenError' } }],
  [404, { data: null, error: { status: 404, name: 'NotFoundError' } }],
  [400, {}],
  [405, refused('method_not_allowed')],
  [429, refused('too_many_requests')],
  [500, refused('internal')],
  [503, {}],
  [200, {}],
  [202, { result: { _id: 'abc123' } }],
])(
  'after the response %i %j, while others are accepted, a lead is retried later',
  async (status, body) => {
    cms().behaves((response) => {
      const isTheOne = cms().received.at(-1)?.headers['idempotency-key'] === 'a';
      response.writeHead(isTheOne ? status : 201, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isTheOne ? body : { result: { _id: 'abc123' } }));
    });
    const name = await put('a', { acceptedAt });
    await put('b');
    const before = Date.now();
    await drain();
    const wait = Number(headOf(name)?.nextTryAt) - before;
    expect(headOf(name)).toMatchObject({ tries: 1, acceptedAt });
    expect(wait).toBeGreaterThanOrEqual(24_000);
    expect(wait).toBeLessThan(60_000);
    expect(cms().received).toHaveLength(2);
    expect(lastLine()).toMatchObject({
      waiting: 1,
      delivered: 1,
      postponed: 1,
      causes: { [`unexpected_answer_${String(status)}`]: 1 },
    });
  },
);

test('a retried lead is delivered as it was accepted', async () => {
  cms().answers(503, {});
  const name = await put('a', { acceptedAt });
  const before = store().blobs.get(name);
  await drain();
  expect(store().blobs.get(name)).toEqual(before);
  cms().answers(201, { result: { _id: 'abc123' } });
  await drain();
  const delivered = cms().received.find(({ url }) => url === demoPath);
  expect(JSON.parse(delivered?.body ?? '')).toMatchObject({ acceptedAt });
  expect(store().names('lead')).toEqual([]);
});

test('a lead erased during its delivery does not come back', async () => {
  const name = await put('a');
  await put('b');
  cms().behaves((response) => {
    const isTheOne = cms().received.at(-1)?.headers['idempotency-key'] === 'a';
    if (isTheOne) store().blobs.delete(name);
    response.writeHead(isTheOne ? 500 : 201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ result: { _id: 'abc123' } }));
  });
  await drain();
  expect(cms().received).toHaveLength(2);
  expect(store().names('lead')).toEqual([]);
});
