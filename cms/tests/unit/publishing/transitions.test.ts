import { neverChanged, type Publication } from '../../../src/publishing/publication';
import { seen } from '../../../src/publishing/seen';
import { takeStep } from '../../../src/publishing/take-step';
import {
  askedFor,
  buildFailed,
  called,
  callFailed,
  callTaken,
  changed,
  claimMs,
  delayAfter,
} from '../../../src/publishing/transitions';

const now = 1_000_000;
const state = (part: Partial<Publication>): Publication => ({ ...neverChanged, ...part });

test.each([
  ['the clock', { changedRevision: 5, liveRevision: 5 }, now],
  ['one more than the last if the clock is behind', { changedRevision: now + 7 }, now + 8],
  ['one more than the last in the same millisecond', { changedRevision: now }, now + 1],
  ['one more than the live revision', { changedRevision: 5, liveRevision: now + 9 }, now + 10],
])('the revision of a change is %s', (_what, part, revision) => {
  expect(changed(state(part), now).changedRevision).toBe(revision);
});

test('the times of the first and the last change are kept, and of the last one before them', () => {
  const two = changed(changed(neverChanged, now), now + 500);
  expect(two).toMatchObject({
    firstChangeAt: now,
    lastChangeAt: now + 500,
    earlierChangeAt: null,
  });
  const later = changed(changed(called(two, now + 600), now + 700), now + 800);
  expect(later).toMatchObject({
    firstChangeAt: now + 700,
    lastChangeAt: now + 800,
    earlierChangeAt: now + 500,
  });
});

test('Publish now changes the revision only if no change is pending', () => {
  expect(askedFor(neverChanged, now)).toMatchObject({ changedRevision: now, urgent: true });
  const waiting = changed(neverChanged, now - 9);
  const asked = askedFor({ ...waiting, hookTries: 3, nextTryAt: now + 9 }, now);
  expect(asked).toEqual({ ...waiting, urgent: true });
});

test('Retry forgets a failure', () => {
  const failed = state({ failedRevision: 5, failedAt: 6, reason: 'R.', changedRevision: 5 });
  expect(askedFor(failed, now)).toMatchObject({
    failedRevision: 0,
    failedAt: null,
    reason: null,
    changedRevision: now,
  });
});

test('a call includes all pending changes, and counts once it is accepted', () => {
  const waiting = changed(state({ failedRevision: 5, failedAt: 6, reason: 'R.' }), now - 9);
  const made = called({ ...waiting, urgent: true, hookTries: 2, nextTryAt: now - 1 }, now);
  expect(made).toMatchObject({
    calledRevision: waiting.changedRevision,
    calledAt: now,
    claimedUntil: now + claimMs,
    firstChangeAt: null,
    lastChangeAt: now - 9,
    urgent: false,
    nextTryAt: null,
    failedAt: 6,
  });
  expect(callTaken(made)).toMatchObject({ calledAt: now, claimedUntil: null, failedAt: null });
  expect(callTaken(made)).toMatchObject({ hookTries: 0, reason: null });
});

test('after a failed call, its changes wait again together with later ones', () => {
  const made = called(changed(neverChanged, now - 9), now);
  const alone = callFailed(made, now + 50, 'the hook answers 500');
  expect(alone).toMatchObject({
    calledAt: null,
    claimedUntil: null,
    firstChangeAt: now,
    lastChangeAt: now - 9,
    urgent: true,
    hookTries: 1,
    nextTryAt: now + 50 + 5_000,
    failedAt: null,
    reason: 'The build could not be started: the hook answers 500.',
  });
  const more = callFailed(changed(made, now + 20), now + 50, 'x');
  expect(more).toMatchObject({ firstChangeAt: now, lastChangeAt: now + 20 });
});

test('failed calls are reported as a failure from the eighth on', () => {
  let present = changed(neverChanged, now);
  const failures = Array.from({ length: 10 }, (_none, index) => {
    present = callFailed(called(present, now + index), now + index, 'x');
    return present.failedAt;
  });
  expect(failures).toEqual([...Array.from({ length: 7 }, () => null), now + 7, now + 7, now + 7]);
  expect(present).toMatchObject({ failedRevision: present.changedRevision, hookTries: 10 });
  expect(present.firstChangeAt).not.toBeNull();
  const later = callFailed(called(changed(present, now + 20), now + 30), now + 30, 'x');
  expect(later.failedAt).toBe(now + 30);
});

test('delays grow up to five minutes', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 50, 5_000].map((tries) => delayAfter(tries) / 1_000);
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300, 300]);
});

test.each([
  [90_000, '90 seconds'],
  [1_000, '1 second'],
  [1_800_000, '30 minutes'],
])('a build that does not end within %d ms is reported with %s', (timeoutMs, duration) => {
  const lost = takeStep('build-lost', state({ calledAt: 1, calledRevision: 7 }), now, timeoutMs);
  expect(lost).toMatchObject({
    calledAt: null,
    failedRevision: 7,
    failedAt: now,
    reason: `The build did not end within ${duration}.`,
  });
});

describe('the live revision', () => {
  const called20 = { changedRevision: 20, calledRevision: 20, calledAt: 5 };
  const building = state({ ...called20, liveRevision: 10 });

  test.each([
    ['already known', building, 10],
    ['0 on a site that was never changed', neverChanged, 0],
  ])('changes nothing if it is %s', (_what, present, revision) => {
    expect(seen(present, revision, now, now)).toBeUndefined();
  });

  test('of an earlier build does not end the running build', () => {
    expect(seen(building, 15, now, now)).toEqual({ ...building, liveRevision: 15, liveAt: now });
  });

  test.each([20, 25])('ends the build if it contains all requested changes: %d', (revision) => {
    expect(seen(building, revision, now, now)).toEqual({
      ...building,
      calledAt: null,
      liveRevision: revision,
      liveAt: now,
    });
  });

  test('clears pending changes that it contains', () => {
    const waiting = changed(building, now - 9);
    expect(seen(waiting, 20, now, now)).toMatchObject({ calledAt: null, firstChangeAt: now - 9 });
    const all = seen(waiting, waiting.changedRevision, now, now);
    expect(all).toMatchObject({ calledAt: null, firstChangeAt: null, lastChangeAt: now - 9 });
  });

  test('clears a failure if it contains the failed changes', () => {
    const failed = buildFailed(building, now - 9, 'R.');
    expect(seen(failed, 19, now, now)).toMatchObject({ failedAt: now - 9, reason: 'R.' });
    expect(seen(failed, 20, now, now)).toMatchObject({ failedAt: null, reason: null });
  });

  test('is reported as a failure if it is lower than before', () => {
    const live = state({ changedRevision: 20, liveRevision: 20, liveAt: now - 9 });
    const back = seen(live, 10, now, now);
    expect(back).toEqual({
      ...live,
      liveRevision: 10,
      liveAt: now,
      failedRevision: 20,
      failedAt: now,
      reason: 'The site shows an earlier build.',
    });
    expect(back && seen(back, 10, now + 9, now + 9)).toBeUndefined();
    expect(back && seen(back, 20, now + 9, now + 9)).toMatchObject({ failedAt: null });
  });

  test('is ignored if it was requested before the last answer arrived', () => {
    const live = state({ changedRevision: 20, liveRevision: 20, liveAt: now });
    expect(seen(live, 10, now, now + 50)).toBeUndefined();
    expect(seen(live, 10, now + 1, now + 50)).toBeDefined();
  });
});
