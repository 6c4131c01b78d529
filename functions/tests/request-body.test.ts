import { gzipSync } from 'node:zlib';
import { leadFieldList } from '../../cms/src/contract/leads/lead-forms';
import { contact, demoRequest } from './stand-ins/forms';
import { useCms } from './stand-ins/environment';
import { post, send } from './stand-ins/client';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const path = '/api/requestdemo/createrequestdemo';

const sendRaw = (body: BodyInit, type = 'application/json') =>
  send(path, { method: 'POST', headers: { 'Content-Type': type }, body });

/** Posts a stream, which has no Content-Length of its own. */
function sendStream(body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    duplex: 'half',
  };
  return send(path, init);
}

/** A stream of white space in chunks of 8 KB. */
const streamed = (bytes: number, cancel = () => undefined) => {
  let left = bytes;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left <= 0) {
        controller.close();
        return;
      }
      controller.enqueue(new Uint8Array(Math.min(left, 8_192)).fill(0x20));
      left -= 8_192;
    },
    cancel,
  });
};

test.each([
  'application/json',
  'application/json;charset=utf-8',
  'Application/JSON; charset="UTF-8"',
])('a body of type %s is accepted', async (type) => {
  const { status } = await sendRaw(JSON.stringify(demoRequest), type);
  expect(status).toBe(201);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/json; charset=iso-8859-1',
  '',
])('a body of type "%s" is refused', async (type) => {
  const { status, body } = await sendRaw(JSON.stringify(demoRequest), type);
  expect(status).toBe(415);
  expect(body).toEqual({
    error: true,
    code: 'unsupported_media_type',
    message: 'Send the body as application/json in UTF-8.',
  });
});

test('a body of more than 64 KB is refused, and the message names the limit', async () => {
  const { status, body } = await post(path, { ...demoRequest, name: 'x'.repeat(65_536) });
  expect(status).toBe(413);
  expect(body).toEqual({
    error: true,
    code: 'body_too_large',
    message: 'The body must have at most 65536 bytes.',
  });
  expect(cms().received).toHaveLength(0);
});

test('a body of exactly 64 KB is accepted', async () => {
  const json = JSON.stringify(demoRequest);
  const { status } = await sendRaw(json + ' '.repeat(65_536 - json.length));
  expect(status).toBe(201);
});

test('a stream is cancelled as soon as it exceeds the limit', async () => {
  const cancelled = jest.fn(() => undefined);
  const { status } = await sendStream(streamed(1_000_000, cancelled));
  expect(status).toBe(413);
  expect(cancelled).toHaveBeenCalled();
});

test('a wrong Content-Length does not raise the limit', async () => {
  const { status } = await sendStream(streamed(70_000), { 'Content-Length': '10' });
  expect(status).toBe(413);
});

test('a body announced as too large is refused unread', async () => {
  const read = jest.fn();
  const body = new ReadableStream<Uint8Array>({ pull: read }, { highWaterMark: 0 });
  const { status } = await sendStream(body, { 'Content-Length': '104857600' });
  expect(status).toBe(413);
  expect(read).not.toHaveBeenCalled();
});

test('a compressed body is refused, however small', async () => {
  const { status, body } = await send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    body: gzipSync(JSON.stringify(demoRequest)),
  });
  expect(status).toBe(415);
  expect(body).toMatchObject({ code: 'unsupported_media_type' });
});

test('a body that does not arrive times out', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const cancel = jest.fn(() => undefined);
    const answered = sendStream(new ReadableStream({ cancel }));
    await jest.advanceTimersByTimeAsync(8_000);
    const { status, body } = await answered;
    expect(status).toBe(408);
    expect(body).toMatchObject({ code: 'request_timeout' });
    expect(cancel).toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['nested deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['objects in objects', `${'{"a":'.repeat(6_000)}1${'}'.repeat(6_000)}`],
])('%s is refused without a crash', async (_what, deep) => {
  for (const raw of [deep, `{"name":${deep}}`]) {
    const { status, body } = await sendRaw(raw);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_body' });
  }
});

test('an incomplete body is refused', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.error(new Error('connection reset'));
    },
  });
  const { status, body } = await sendStream(broken);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_body' });
});

test.each([
  ['nothing', ''],
  ['half an object', '{"name": "A. Visitor"'],
  ['a form', 'name=A.+Visitor'],
  ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
])('a body with %s is refused', async (_what, raw) => {
  const { status, body } = await sendRaw(raw);
  expect(status).toBe(400);
  expect(body).toEqual({
    error: true,
    code: 'invalid_body',
    message: 'The body is not valid JSON in UTF-8.',
  });
});

test.each(['[]', 'null', '"text"', '7'])('%s instead of an object is refused', async (raw) => {
  const { status, body } = await sendRaw(raw);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_body', message: 'Send one JSON object.' });
});

test.each(['admin', '__proto__', 'constructor', 'toString'])(
  'an unknown field named %s is refused',
  async (name) => {
    const { status, body } = await sendRaw(
      JSON.stringify(demoRequest).replace('{', `{"${name}":{"isAdmin":true},`),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_body',
      message: 'This call takes only: name, email, mobile, product, trap, filledInMs, source.',
    });
    expect(cms().received).toHaveLength(0);
  },
);

test.each(Object.keys(contact))('a contact without %s is refused', async (field) => {
  const { status, body } = await post('/api/contactus/createcontactus', {
    ...contact,
    [field]: undefined,
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    error: true,
    code: 'missing_fields',
    message: 'Please fill all the fields',
  });
});

test.each(Object.keys(contact))('a contact with a blank %s is refused', async (field) => {
  const { body } = await post('/api/contactus/createcontactus', { ...contact, [field]: ' \n\t ' });
  expect(body).toMatchObject({ code: 'missing_fields', message: 'Please fill all the fields' });
});

test.each(
  leadFieldList('createcontactus').map(({ name, maxLength }) => [name, maxLength] as const),
)('a contact whose %s is longer than %i characters is refused', async (field, max) => {
  const { status, body } = await post('/api/contactus/createcontactus', {
    ...contact,
    [field]: 'x'.repeat(max + 1),
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    error: true,
    code: 'invalid_body',
    message: `${field} must have at most ${String(max)} characters.`,
  });
});

test.each([
  ['a number', 7],
  ['a list', ['x']],
  ['null', null],
  ['an object', { $gt: '' }],
])('a contact whose name is %s is refused', async (_what, name) => {
  const { status } = await post('/api/contactus/createcontactus', { ...contact, name });
  expect(status).toBe(400);
  expect(cms().received).toHaveLength(0);
});
