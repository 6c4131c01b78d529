import fc from 'fast-check';
import type { Build } from '../../../src/publishing/builds/build';
import { entryStatus, siteStatus } from '../../../src/publishing/status';
import { buildModes, hookModes, times, World } from './world';

type Event = (world: World) => void;

/** An event with a name for the report of a failing story. */
const named = (name: string, event: Event): Event =>
  Object.assign(event, { [fc.toStringMethod]: () => name });

const simple = (name: 'change' | 'ask' | 'rollBack' | 'restart') =>
  fc.constant(
    named(name, (world) => {
      world[name]();
    }),
  );

const passingTime = fc.integer({ min: 1, max: 90 }).map((seconds) =>
  named(`wait ${String(seconds)} s`, (world) => {
    world.wait(seconds * 1_000);
  }),
);

const events = fc.oneof(
  { arbitrary: passingTime, weight: 6 },
  { arbitrary: simple('change'), weight: 4 },
  simple('ask'),
  simple('rollBack'),
  simple('restart'),
  fc.constantFrom(...hookModes).map((mode) =>
    named(`the hook ${mode}`, (world) => {
      world.hookMode = mode;
    }),
  ),
  fc.constantFrom(...buildModes).map((mode) =>
    named(`a build ${mode}`, (world) => {
      world.buildMode = mode;
    }),
  ),
);
const stories = fc.array(events, { maxLength: 60, size: 'max' });

/** Checks the rules that hold at any time, whatever happens. */
function expectTrue(world: World): void {
  const { state, changes, shown, calls } = world;
  const best = Math.max(...shown);
  const isLive = (revision: number) => entryStatus(state, revision, true) === 'live';
  // One `expect` for all rules, because it runs thousands of times per story.
  expect({
    // Nothing that the site has never shown is reported as live.
    siteTooEarly: siteStatus(state) === 'live' && best < state.changedRevision,
    entriesTooEarly: changes.filter((revision) => best < revision && isLive(revision)),
    // Each change has a higher revision than all changes before it.
    notLater: changes.filter((revision, index) => revision <= (changes[index - 1] ?? -1)),
    // No call is made without a change or during a build.
    wrongCalls: calls.filter(
      ({ calledAt, firstChangeAt }) => calledAt !== null || firstChangeAt === null,
    ),
  }).toEqual({ siteTooEarly: false, entriesTooEarly: [], notLater: [], wrongCalls: [] });
}

const minute = 60_000;

const underWay = ({ outcome }: Build) => outcome === 'waiting' || outcome === 'building';

/** Checks the record of builds, whatever happens. */
function expectRecorded({ state, builds }: World): void {
  const open = builds.filter(underWay).length;
  expect({
    // One build at a time is open: the requested one, or one for which the call failed and is repeated.
    tooMany: Math.max(0, open - 1),
    missing: state.calledAt !== null && open === 0,
    // A build has an end or is open, and has not ended before it began.
    unending: builds.filter((build) => !underWay(build) && build.endedAt === null),
    backwards: builds.filter(
      ({ calledAt, endedAt }) => calledAt !== null && endedAt !== null && endedAt < calledAt,
    ),
    // A build shows what it was called for, and a failure has a reason.
    empty: builds.filter(({ fromRevision, revision }) => revision < fromRevision),
    silent: builds.filter(({ outcome, reason }) => outcome === 'failed' && reason === null),
  }).toEqual({
    tooMany: 0,
    missing: false,
    unending: [],
    backwards: [],
    empty: [],
    silent: [],
  });
}

test('whatever fails, only live changes are reported as live, and all changes are live in the end', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const world = new World();
      for (const event of story) {
        event(world);
        expectTrue(world);
        expectRecorded(world);
      }
      // From here on, the host and the CMS work. The longest delay between two calls is five minutes.
      world.hookMode = 'takes';
      world.buildMode = 'succeeds';
      world.wait(10 * minute);
      expectTrue(world);
      expect(['live', 'failed']).toContain(siteStatus(world.state));
      if (siteStatus(world.state) === 'failed') {
        world.ask();
        world.wait(2 * minute);
      }
      expect(siteStatus(world.state)).toBe('live');
      expect(world.site).toBeGreaterThanOrEqual(world.state.changedRevision);
      const statuses = world.changes.map((revision) => entryStatus(world.state, revision, true));
      expect(statuses.filter((status) => status !== 'live')).toEqual([]);
      // The build that is live is recorded as such, and each change is in one of the builds that went live.
      expectRecorded(world);
      expect(world.builds.filter(underWay)).toEqual([]);
      const live = world.builds.filter(({ outcome }) => outcome === 'live');
      const revisions = [0, ...live.map(({ revision }) => revision)];
      expect(Math.max(...revisions)).toBe(world.site);
      const isIn = (revision: number) => (build: Build) =>
        build.fromRevision < revision && revision <= build.revision;
      expect(world.changes.filter((revision) => !live.some(isIn(revision)))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a burst makes at most two calls, and one more per longest wait', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: times.quietMs - 2_000 }), {
    maxLength: 100,
    size: 'max',
  });
  fc.assert(
    fc.property(gaps, (all) => {
      const world = new World();
      const start = world.now;
      world.change();
      for (const gap of all) {
        world.wait(gap);
        world.change();
      }
      const lasted = world.now - start;
      world.wait(2 * minute);
      expect(siteStatus(world.state)).toBe('live');
      expect(world.calls.length).toBeGreaterThanOrEqual(1);
      expect(world.calls.length).toBeLessThanOrEqual(2 + Math.floor(lasted / times.maxWaitMs));
    }),
  );
});

test('a change that stays alone is called for within three seconds, whenever it comes', () => {
  const pauses = fc.array(fc.integer({ min: minute, max: 10 * minute }), { maxLength: 5 });
  fc.assert(
    fc.property(pauses, (all) => {
      const world = new World();
      for (const [index, pause] of all.entries()) {
        world.wait(pause);
        world.change();
        world.wait(3_000);
        expect(world.calls).toHaveLength(index + 1);
      }
    }),
    { numRuns: 30 },
  );
});

test('changes that follow each other within a second make one call', () => {
  const world = new World();
  for (let made = 0; made < times.quietMs / 1_000; made += 1) {
    world.change();
    world.wait(1_000);
  }
  world.wait(2 * minute);
  expect(world.calls).toHaveLength(1);
  expect(siteStatus(world.state)).toBe('live');
});
