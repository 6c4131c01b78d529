import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { ByteBudget } from '../../../src/http/byte-budget';
import { readBytes } from '../../../src/http/read-body';

const limit = 64 * 1024;

function begin(headers: Record<string, string> = {}) {
  const req = new IncomingMessage(new Socket());
  Object.assign(req.headers, headers);
  return req;
}

const read = (req: IncomingMessage, budget = new ByteBudget(limit, limit)) =>
  readBytes(req, limit, budget.hold('one'));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a body is read unchanged', async () => {
  const req = begin();
  const reading = read(req);
  req.push(Buffer.from([1, 2]));
  req.push(Buffer.from([3]));
  req.push(null);
  expect(await reading).toEqual(Buffer.from([1, 2, 3]));
});

test('a body that arrives too slowly is refused after eleven seconds', async () => {
  const req = begin();
  const reading = read(req);
  req.push('a');
  const refused = expect(reading).rejects.toMatchObject({ code: 'request_timeout', status: 408 });
  await jest.advanceTimersByTimeAsync(10_900);
  req.push('a');
  await jest.advanceTimersByTimeAsync(200);
  await refused;
  expect(req.isPaused()).toBe(true);
});

test.each([
  ['announces that it is too large', begin({ 'content-length': String(limit + 1) }), ''],
  ['is too large', begin(), 'a'.repeat(limit + 1)],
])('a body that %s is refused', async (_how, req, sent) => {
  const refused = expect(read(req)).rejects.toMatchObject({ code: 'body_too_large' });
  req.push(sent);
  await refused;
});

test('a body that exceeds the byte budget is refused', async () => {
  const req = begin();
  const refused = expect(read(req, new ByteBudget(10, 10))).rejects.toMatchObject({
    code: 'overloaded',
    status: 503,
  });
  req.push('a'.repeat(11));
  await refused;
});

test('an incomplete body is refused', async () => {
  const req = begin();
  const refused = expect(read(req)).rejects.toMatchObject({ code: 'invalid_body' });
  req.push('a');
  req.destroy();
  await refused;
});
