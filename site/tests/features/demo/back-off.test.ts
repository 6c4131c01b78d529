import { deliver, sendDemo } from '../../../src/features/demo/deliver';
import { keepRequest } from '../../../src/features/demo/kept-requests';
import { accepted, network, refused, type Reply } from '../contact/network';
import { keptKeys, undelivered } from './sample-requests';
import { address } from './visitor';

const second = 1_000;
const hour = 3_600 * second;
const down = refused(502, 'cms_unreachable');

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  // Resets the count of failures with a successful round.
  await deliver();
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function answer(...replies: [Reply, ...Reply[]]): () => number {
  const { to } = network({ [address]: replies });
  return () => to(address).length;
}

const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

/** Keeps the request and then sends it, as the form does. */
function send(key: string): Promise<boolean> {
  const request = undelivered(key, { notBefore: Date.now() + 15 * second });
  keepRequest(request);
  return sendDemo(request);
}

test('a failed request is sent again after half a minute, then with growing pauses up to an hour', async () => {
  const sent = answer(down);
  expect(await send('key-1')).toBe(false);
  for (const pause of [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]) {
    const before = sent();
    await pass(pause * second - 1);
    expect(sent()).toBe(before);
    await pass(1);
    expect(sent()).toBe(before + 1);
  }
});

test.each([
  [0, 24],
  [1, 36],
])('with the random value %d the first pause is %i seconds', async (chance, pause) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  const sent = answer(down, accepted);
  await send('key-1');
  await pass(pause * second - 1);
  expect(sent()).toBe(1);
  await pass(1);
  expect(sent()).toBe(2);
  expect(keptKeys()).toEqual([]);
});

test('an arrived request is not sent again', async () => {
  const sent = answer(accepted);
  expect(await send('key-1')).toBe(true);
  await pass(2 * hour);
  expect(sent()).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('after seven days a request is no longer sent', async () => {
  const sent = answer(down);
  await send('key-1');
  await pass(7 * 24 * hour + 2 * hour);
  expect(keptKeys()).toEqual([]);
  const before = sent();
  expect(before).toBeGreaterThan(100);
  await pass(24 * hour);
  expect(sent()).toBe(before);
});

test('a server that asks for a pause is not called before it ends, nor on the next page', async () => {
  const sent = answer({ ...refused(429, 'too_many_requests'), headers: { 'Retry-After': '120' } });
  await send('key-1');
  await deliver();
  await pass(120 * second - 1);
  expect(sent()).toBe(1);
  await pass(1);
  expect(sent()).toBe(2);
});

test('a server that asks for a longer pause is called again after a day', async () => {
  const sent = answer(
    { ...refused(429, 'too_many_requests'), headers: { 'Retry-After': '9999999' } },
    accepted,
  );
  await send('key-1');
  await pass(24 * hour - 1);
  expect(sent()).toBe(1);
  await pass(1);
  expect(keptKeys()).toEqual([]);
});

test('after a failure of the server the next request is still sent', async () => {
  const sent = answer(down, accepted);
  keepRequest(undelivered('key-1', { sentAt: Date.now() - 1 }));
  keepRequest(undelivered('key-2'));
  await deliver();
  expect(sent()).toBe(2);
  expect(keptKeys()).toEqual(['key-1']);
});

test('without a network the other requests wait', async () => {
  const sent = answer(new TypeError('Failed to fetch'));
  keepRequest(undelivered('key-1', { sentAt: Date.now() - 1 }));
  keepRequest(undelivered('key-2'));
  await deliver();
  expect(sent()).toBe(1);
  expect(keptKeys().sort()).toEqual(['key-1', 'key-2']);
});

test('two simultaneous rounds send each request once', async () => {
  const sent = answer(accepted);
  keepRequest(undelivered('key-1'));
  await Promise.all([deliver(), deliver()]);
  expect(sent()).toBe(1);
});
