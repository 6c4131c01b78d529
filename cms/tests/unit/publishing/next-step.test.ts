import { lookEveryMs, nextStep } from '../../../src/publishing/next-step';
import { neverChanged, type Publication } from '../../../src/publishing/publication';

const now = 1_000_000;
const times = {
  hook: 'https://host.example/hook',
  quietMs: 30_000,
  maxWaitMs: 300_000,
  buildTimeoutMs: 1_800_000,
};
const state = (part: Partial<Publication>): Publication => ({ ...neverChanged, ...part });
/** Changes that follow an earlier one within the quiet period. */
const waiting = (firstAgo: number, lastAgo: number, part: Partial<Publication> = {}) =>
  state({
    firstChangeAt: now - firstAgo,
    lastChangeAt: now - lastAgo,
    earlierChangeAt: now - firstAgo - 29_999,
    ...part,
  });
/** The first changes after a quiet period. */
const first = (firstAgo: number, lastAgo: number, part: Partial<Publication> = {}) =>
  waiting(firstAgo, lastAgo, { earlierChangeAt: now - firstAgo - 30_000, ...part });

test.each<[string, Publication, string]>([
  ['nothing was ever changed', neverChanged, 'rest'],
  ['a change has just been made', waiting(0, 0), 'rest'],
  ['the quiet period is nearly over', waiting(29_999, 29_999), 'rest'],
  ['the quiet period is over', waiting(30_000, 30_000), 'call'],
  ['changes continue', waiting(299_999, 0), 'rest'],
  ['changes continue beyond the longest wait', waiting(300_000, 0), 'call'],
  ['the first change after a quiet period has just been made', first(1_999, 1_999), 'rest'],
  ['the first change after a quiet period stayed alone', first(2_000, 2_000), 'call'],
  ['the first change ever stayed alone', first(2_000, 2_000, { earlierChangeAt: null }), 'call'],
  ['the first changes after a quiet period continue', first(29_999, 1_999), 'rest'],
  ['the first changes continue for a quiet period', first(30_000, 0), 'call'],
  ['a build is running when a quiet period ends', first(9_999, 9_999, { calledAt: 1 }), 'rest'],
  ['an admin requests a build', waiting(0, 0, { urgent: true }), 'call'],
  ['a call has failed before', waiting(99_999, 99_999, { nextTryAt: now + 1 }), 'rest'],
  ['the next call is due', waiting(99_999, 99_999, { nextTryAt: now }), 'call'],
  ['an urgent call is not due yet', waiting(0, 0, { urgent: true, nextTryAt: now + 1 }), 'rest'],
  ['an urgent call has nothing to publish', state({ urgent: true }), 'rest'],
  ['a build is running', waiting(999_999, 999_999, { calledAt: now - 1 }), 'rest'],
  [
    'urgent changes wait during a build',
    waiting(0, 0, { urgent: true, calledAt: now - 1 }),
    'rest',
  ],
  ['the hook is called', state({ calledAt: now - 10_000, claimedUntil: now + 1 }), 'rest'],
  [
    'the caller of the hook was lost',
    state({ calledAt: now - 20_000, claimedUntil: now }),
    'call-lost',
  ],
  ['a build is slow', state({ calledAt: now - 1_799_999 }), 'rest'],
  ['a build does not end', state({ calledAt: now - 1_800_000 }), 'build-lost'],
  ['a build started late', state({ calledAt: 0, buildingAt: now - 1_799_999 }), 'rest'],
  [
    'a build started late and does not end',
    state({ calledAt: 0, buildingAt: now - 1_800_000 }),
    'build-lost',
  ],
  ['a build has failed', state({ failedRevision: 5, failedAt: now - 1, reason: 'R.' }), 'rest'],
])('the next step when %s', (_what, present, step) => {
  expect(nextStep(present, now, times)).toBe(step);
});

test('without a hook, nothing is called, and a requested build still ends', () => {
  const hookless = { ...times, hook: undefined };
  expect(nextStep(waiting(999_999, 999_999, { urgent: true }), now, hookless)).toBe('rest');
  expect(nextStep(state({ calledAt: now - 1_800_000 }), now, hookless)).toBe('build-lost');
});

test('the site is checked often only while changes wait or a build is running', () => {
  expect(lookEveryMs(neverChanged)).toBe(60_000);
  expect(lookEveryMs(state({ failedAt: now, failedRevision: 1 }))).toBe(60_000);
  expect(lookEveryMs(waiting(0, 0))).toBe(5_000);
  expect(lookEveryMs(state({ calledAt: now }))).toBe(5_000);
});
