import { nextTryAt } from '../../src/outbox/process-entry';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const second = 1_000;

test.each([
  [0, 24, 36],
  [1, 48, 72],
  [2, 96, 144],
  [6, 1_536, 2_304],
  [7, 2_880, 4_320],
  [100, 2_880, 4_320],
  [10_000, 2_880, 4_320],
])('after %i tries the next one is due in %i to %i seconds', (tries, min, max) => {
  expect(nextTryAt(tries, now, 0) - now).toBe(min * second);
  expect(nextTryAt(tries, now, 1) - now).toBe(max * second);
});

test('entries that failed together are retried at different times', () => {
  const moments = Array.from({ length: 50 }, () => nextTryAt(3, now));
  expect(new Set(moments).size).toBeGreaterThan(40);
  for (const moment of moments) {
    expect(moment - now).toBeGreaterThanOrEqual(192 * second);
    expect(moment - now).toBeLessThanOrEqual(288 * second);
  }
});
