import type { Build } from '../../../src/publishing/builds/build';
import { World } from './world';

let world: World;

beforeEach(() => {
  world = new World();
});

const outcomes = () => world.builds.map(({ outcome }) => outcome);

/** The seconds between two moments of a build. */
const between = (from: number | null = null, to: number | null = null): number => {
  if (from === null || to === null) throw new Error('This moment is unknown.');
  return (to - from) / 1_000;
};

/** Changes something and waits until its build has begun. */
function beginBuild(): Build | undefined {
  world.change();
  world.wait(4_000);
  return world.builds.at(-1);
}

test('a build is recorded from the change to the moment at which the site shows it', () => {
  expect(beginBuild()).toMatchObject({ outcome: 'building', endedAt: null, fromRevision: 0 });
  world.wait(20_000);
  expect(outcomes()).toEqual(['live']);
  const [build] = world.builds;
  expect(build).toMatchObject({ reason: null, revision: world.changes[0] });
  // The first change waits for two seconds, and the host builds for eight.
  expect(between(build?.changedAt, build?.calledAt)).toBe(2);
  expect(between(build?.buildingAt, build?.endedAt)).toBeGreaterThanOrEqual(8);
});

test('a build carries later changes too if they were made before it read the content', () => {
  world.change();
  world.hookMode = 'refuses';
  world.wait(3_000);
  world.change();
  world.hookMode = 'takes';
  world.wait(60_000);
  expect(outcomes()).toEqual(['live']);
  expect(world.builds[0]).toMatchObject({ fromRevision: 0, revision: world.changes[1] });
});

test('repeated calls are one build, which fails after the eighth and goes on with the ninth', () => {
  world.change();
  world.hookMode = 'refuses';
  world.wait(20_000);
  const reason = 'The build could not be started: x.';
  expect(world.builds).toEqual([
    expect.objectContaining({ outcome: 'waiting', hookTries: 3, endedAt: null, reason }),
  ]);
  world.wait(12 * 60_000);
  expect(world.builds).toEqual([expect.objectContaining({ outcome: 'failed', reason })]);
  expect(world.builds[0]?.hookTries).toBeGreaterThanOrEqual(8);
  world.hookMode = 'takes';
  world.wait(6 * 60_000);
  expect(world.builds).toEqual([
    expect.objectContaining({ outcome: 'live', hookTries: 0, reason: null }),
  ]);
});

test('a failed build stays in the record, and the next one carries what it did', () => {
  world.buildMode = 'fails';
  beginBuild();
  world.wait(20_000);
  expect(world.builds).toEqual([expect.objectContaining({ outcome: 'failed', reason: 'R.' })]);
  world.buildMode = 'succeeds';
  world.ask();
  world.wait(20_000);
  expect(outcomes()).toEqual(['failed', 'live']);
  expect(world.builds[1]).toMatchObject({ fromRevision: 0 });
});

test('a build that does not end fails with its reason', () => {
  world.buildMode = 'vanishes';
  beginBuild();
  world.wait(90_000);
  expect(world.builds).toEqual([
    expect.objectContaining({
      outcome: 'failed',
      reason: 'The build did not end within 60 seconds.',
    }),
  ]);
});

test('a build whose call was answered too late is the one that goes live', () => {
  world.change();
  world.hookMode = 'dies';
  world.wait(4_000);
  world.hookMode = 'refuses';
  world.wait(60_000);
  expect(outcomes()).toEqual(['live']);
});

test('a build that the host begins twice was replaced', () => {
  beginBuild();
  const { state, now } = world;
  world.state = { ...state, buildingAt: now + 500 };
  world.wait(20_000);
  expect(outcomes()).toEqual(['replaced', 'live']);
  const [first, second] = world.builds;
  expect(second).toMatchObject({ calledAt: first?.calledAt, changedAt: first?.changedAt });
});

test('a build that nobody requested and one that the host went back to are recorded as such', () => {
  beginBuild();
  world.wait(20_000);
  world.shown.push(world.now);
  world.wait(60_000);
  world.rollBack();
  world.wait(60_000);
  expect(outcomes()).toEqual(['live', 'live', 'earlier']);
  expect(world.builds[1]).toMatchObject({ calledAt: null, changedAt: null });
  expect(world.builds[2]).toMatchObject({
    calledAt: null,
    reason: 'The site shows an earlier build.',
    revision: world.builds[0]?.revision,
  });
});
