import { nextTryAt, retriedForMs } from '../../../../src/leads/webhooks/retries';

const hour = 60 * 60 * 1_000;
const none = () => 0;

/** The moments of all tries, from the first on. */
function triesOf(random: () => number): number[] {
  const moments = [0];
  for (;;) {
    const now = moments.at(-1) ?? 0;
    const next = nextTryAt({ tries: moments.length, firstTriedAt: 0, now }, undefined, random);
    if (next === undefined) return moments;
    moments.push(next);
  }
}

test('a delivery is retried soon at first, then every hour, for three days', () => {
  const moments = triesOf(none);
  const seconds = moments.map((moment) => moment / 1_000);
  expect(seconds.slice(0, 7)).toEqual([0, 10, 70, 370, 1_270, 3_070, 6_670]);
  const last = moments.at(-1) ?? 0;
  expect(last).toBeLessThanOrEqual(retriedForMs);
  expect(last).toBeGreaterThan(retriedForMs - hour);
});

test('the retries of many deliveries spread', () => {
  const [, early] = triesOf(none);
  const [, late] = triesOf(() => 0.999);
  expect(late).toBeGreaterThan(early ?? 0);
  expect(triesOf(() => 0.999).at(-1)).toBeLessThanOrEqual(retriedForMs);
});

test('a receiver that asks for a longer wait gets it, up to an hour', () => {
  const asked = (seconds: number) =>
    nextTryAt({ tries: 1, firstTriedAt: 0, now: 0 }, seconds, none);
  expect(asked(5)).toBe(10_000);
  expect(asked(120)).toBe(120_000);
  expect(asked(999_999)).toBe(hour);
});

test('a failure after three days, as of a CMS that was away, is the last one', () => {
  const now = 4 * 24 * hour;
  expect(nextTryAt({ tries: 2, firstTriedAt: 0, now }, undefined, none)).toBeUndefined();
});
