import { neverChanged, type Publication } from '../../../src/publishing/publication';
import { toPublishingState } from '../../../src/publishing/publishing-state';
import { entryStatus, siteStatus } from '../../../src/publishing/status';

const state = (part: Partial<Publication>): Publication => ({ ...neverChanged, ...part });
const iso = (moment: number) => new Date(moment).toISOString();
const now = 1_000_000;
const settings = { hook: 'https://host.example/hook', quietMs: 30_000, maxWaitMs: 300_000 };

const live = state({ changedRevision: 10, calledRevision: 10, liveRevision: 10, liveAt: 50 });
const waiting = state({ ...live, changedRevision: 20, firstChangeAt: 60, lastChangeAt: 70 });
const calling = state({
  ...live,
  changedRevision: 20,
  calledRevision: 20,
  calledAt: 80,
  claimedUntil: now + 20,
});
const building = { ...calling, claimedUntil: null };
const failed = state({
  ...live,
  changedRevision: 20,
  failedRevision: 20,
  failedAt: 90,
  reason: 'R.',
});
const waitingAgain = { ...failed, changedRevision: 30, firstChangeAt: 100, lastChangeAt: 100 };
const buildingAgain = { ...waitingAgain, calledRevision: 30, calledAt: 110, firstChangeAt: null };
const trying = { ...failed, firstChangeAt: 60, hookTries: 9, urgent: true, nextTryAt: now + 5 };

test.each<[string, Publication, string]>([
  ['never changed', neverChanged, 'live'],
  ['live', live, 'live'],
  ['changed', waiting, 'waiting'],
  ['called without an answer', calling, 'waiting'],
  ['called', building, 'building'],
  ['changed during a build', { ...building, firstChangeAt: 9 }, 'building'],
  ['failed', failed, 'failed'],
  ['changed after a failure', waitingAgain, 'waiting'],
  ['built after a failure', buildingAgain, 'building'],
  ['failed after repeated calls', trying, 'failed'],
  ['called once more after a failure', { ...failed, calledAt: 5, claimedUntil: 6 }, 'failed'],
])('the status of a site that is %s', (_what, present, status) => {
  expect(siteStatus(present)).toBe(status);
});

test.each<[string, Publication, number | undefined, string]>([
  ['without a revision', building, undefined, 'live'],
  ['live', building, 10, 'live'],
  ['changed', waiting, 20, 'waiting'],
  ['called without an answer', calling, 20, 'waiting'],
  ['in the build', building, 20, 'building'],
  ['changed after the call', building, 21, 'waiting'],
  ['failed', failed, 20, 'failed'],
  ['changed after the failure', waitingAgain, 30, 'waiting'],
  ['failed while another change waits', waitingAgain, 20, 'failed'],
  ['failed and in the next build', buildingAgain, 20, 'building'],
])('the status of an entry that is %s', (_what, present, revision, status) => {
  expect(entryStatus(present, revision, true)).toBe(status);
});

test('an unpublished entry has a status until the site no longer shows it', () => {
  expect(entryStatus(waiting, 20, false)).toBe('waiting');
  expect(entryStatus(building, 20, false)).toBe('building');
  expect(entryStatus(live, 10, false)).toBeUndefined();
  expect(entryStatus(live, undefined, false)).toBeUndefined();
});

/** The state as JSON, without undefined fields. */
const shown = (present: Publication): unknown =>
  JSON.parse(JSON.stringify(toPublishingState(present, settings, now)));
const common = { now: iso(now), liveSince: iso(50) };

test.each<[string, Publication, object]>([
  ['live', live, { status: 'live', since: iso(50) }],
  [
    'waiting',
    waiting,
    { status: 'waiting', since: iso(60), buildsAt: iso(now), buildsBy: iso(now) },
  ],
  [
    'waiting, with time left',
    { ...waiting, firstChangeAt: now - 5, lastChangeAt: now, earlierChangeAt: now - 6 },
    {
      status: 'waiting',
      since: iso(now - 5),
      buildsAt: iso(now + 30_000),
      buildsBy: iso(now - 5 + 300_000),
    },
  ],
  [
    'waiting after a quiet period',
    { ...waiting, firstChangeAt: now - 5, lastChangeAt: now, earlierChangeAt: 60 },
    {
      status: 'waiting',
      since: iso(now - 5),
      buildsAt: iso(now + 2_000),
      buildsBy: iso(now - 5 + 30_000),
    },
  ],
  [
    'called without an answer',
    calling,
    { status: 'waiting', since: iso(80), buildsAt: iso(now + 20), buildsBy: iso(now + 20) },
  ],
  ['building', building, { status: 'building', since: iso(80), buildingSince: iso(80) }],
  [
    'building according to the host',
    { ...building, buildingAt: 85 },
    { status: 'building', since: iso(80), buildingSince: iso(85) },
  ],
  ['failed', failed, { status: 'failed', since: iso(90), reason: 'R.' }],
  [
    'failed and called again',
    trying,
    {
      status: 'failed',
      since: iso(90),
      reason: 'R.',
      buildsAt: iso(now + 5),
      buildsBy: iso(now + 5),
    },
  ],
  [
    'waiting with a new change after a failure',
    waitingAgain,
    { status: 'waiting', since: iso(100), buildsAt: iso(now), buildsBy: iso(now) },
  ],
  [
    'waiting for its next call',
    { ...waiting, hookTries: 1, urgent: true, nextTryAt: now + 9, reason: 'R.' },
    {
      status: 'waiting',
      since: iso(60),
      buildsAt: iso(now + 9),
      buildsBy: iso(now + 9),
      reason: 'R.',
    },
  ],
])('the panel shows a site that is %s', (_what, present, state) => {
  expect(shown(present)).toEqual({ ...common, ...state });
});

test('without a hook, the panel shows why nothing is built', () => {
  const state = toPublishingState(waiting, { ...settings, hook: undefined }, now);
  expect(state.buildsBy).toBeUndefined();
  expect(state.reason).toBe('Nothing is built: this CMS has no build hook (BUILD_HOOK_URL).');
});
