import {
  keptRequests,
  discardRequest,
  keepRequest,
} from '../../../src/features/demo/kept-requests';
import { keptKeys, undelivered } from './sample-requests';

const week = 7 * 24 * 3_600_000;
const keys = () => keptRequests().map(({ key }) => key);

afterEach(() => {
  jest.restoreAllMocks();
});

test('a kept request stays as it was sent until it is discarded', () => {
  const request = undelivered('key-1', { notBefore: 5 });
  keepRequest(request);
  expect(keptRequests()).toEqual([request]);
  discardRequest('key-1');
  expect(keptRequests()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('the oldest request comes first', () => {
  const now = Date.now();
  for (const age of [2, 3, 1])
    keepRequest(undelivered(`key-${String(age)}`, { sentAt: now - age * 1_000 }));
  expect(keys()).toEqual(['key-3', 'key-2', 'key-1']);
});

test('a request kept again under its key is stored once', () => {
  keepRequest(undelivered('key-1'));
  keepRequest(undelivered('key-1', { notBefore: 7 }));
  expect(keptRequests().map(({ notBefore }) => notBefore)).toEqual([7]);
});

test('of more than twenty requests the oldest is removed', () => {
  const start = Date.now() - 1_000;
  for (let count = 1; count <= 22; count += 1) {
    keepRequest(undelivered(`key-${String(count)}`, { sentAt: start + count }));
  }
  expect(keys()).toHaveLength(20);
  expect(keys()[0]).toBe('key-3');
  expect(keys().at(-1)).toBe('key-22');
});

test('a request is removed seven days after it was sent', () => {
  keepRequest(undelivered('old', { sentAt: Date.now() - week }));
  keepRequest(undelivered('young', { sentAt: Date.now() - week + 60_000 }));
  expect(keys()).toEqual(['young']);
  expect(keptKeys()).toEqual(['young']);
});

test.each([
  ['40 days', 40 * 24 * 3_600_000],
  ['an hour', 3_600_000],
])('a request sent while the clock was %s ahead is not lost and is due now', (_how, ahead) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  keepRequest(undelivered('early', { sentAt: now + ahead, notBefore: now + ahead + 15_000 }));
  expect(keptRequests()).toEqual([undelivered('early', { sentAt: now, notBefore: now })]);
});

test('a clock that was two days ahead at a later attempt does not delay it by two days', () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  keepRequest(undelivered('kept', { sentAt: now - 1_000, notBefore: now + 2 * 24 * 3_600_000 }));
  expect(keptRequests()).toEqual([undelivered('kept', { sentAt: now - 1_000, notBefore: now })]);
});

const good = undelivered('key-1');

test.each([
  ['no JSON', '{"key":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no body', JSON.stringify({ ...good, body: undefined })],
  ['a body without a mobile number', JSON.stringify({ ...good, body: { name: '', email: '' } })],
  ['a product that is none', JSON.stringify({ ...good, body: { ...good.body, product: 'dc3' } })],
  ['a time that is a text', JSON.stringify({ ...good, sentAt: String(good.sentAt) })],
  ['no key', JSON.stringify({ ...good, key: undefined })],
  ['another key', JSON.stringify({ ...good, key: 'key-2' })],
])('an entry with %s is removed', (_what, text) => {
  localStorage.setItem('undelivered:key-1', text);
  localStorage.setItem('of another', 'stays');
  expect(keptRequests()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['of another']);
});

test('a full storage keeps its content and does not throw', () => {
  keepRequest(undelivered('key-1'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepRequest(undelivered('key-2'));
  expect(keys()).toEqual(['key-1']);
});

test('a blocked storage keeps nothing and does not throw', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  keepRequest(undelivered('key-1'));
  discardRequest('key-1');
  const found = keptRequests();
  storage.mockRestore();
  expect(found).toEqual([]);
});
