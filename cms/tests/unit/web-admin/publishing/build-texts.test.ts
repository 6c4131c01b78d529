import type { SiteBuild } from '../../../../src/contract/content/publishing';
import {
  buildMoment,
  durationsOf,
  unrequestedText,
} from '../../../../src/plugins/web-admin/admin/src/publishing/builds/build-texts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 5, 14, 32, seconds)).toISOString();

const build = (part: Partial<SiteBuild>): SiteBuild => ({
  _id: '1',
  outcome: 'live',
  entries: [],
  others: 0,
  ...part,
});
const live = build({
  changedAt: at(0),
  calledAt: at(2),
  buildingAt: at(3),
  builtAt: at(15),
  endedAt: at(17),
});

test('a live build shows how long each of its parts took', () => {
  expect(durationsOf(live)).toEqual([
    { label: 'Waited', text: '3 s' },
    { label: 'Built in', text: '12 s' },
    { label: 'Seen on the site after', text: '2 s' },
    { label: 'In all', text: '17 s' },
  ]);
});

test.each([
  ['is wrong', { ...live, builtAt: at(50) }],
  ['is before the build', { ...live, builtAt: at(1) }],
  ['is unknown', build({ changedAt: at(0), calledAt: at(3), endedAt: at(17) })],
])(
  'building and delivery are one part if the time of the files %s',
  (_what, { builtAt, ...rest }) => {
    const known = builtAt === undefined ? rest : { ...rest, builtAt };
    expect(durationsOf(known)).toEqual([
      { label: 'Waited', text: '3 s' },
      { label: 'Built and delivered in', text: '14 s' },
      { label: 'In all', text: '17 s' },
    ]);
  },
);

test('a build under way has only waited, and a failed one was not seen', () => {
  const { endedAt, builtAt, ...begun } = live;
  expect([endedAt, builtAt]).not.toContain(undefined);
  expect(durationsOf({ ...begun, outcome: 'building' })).toEqual([
    { label: 'Waited', text: '3 s' },
  ]);
  expect(durationsOf({ ...begun, outcome: 'failed', endedAt: at(13) })).toEqual([
    { label: 'Waited', text: '3 s' },
    { label: 'Built in', text: '10 s' },
  ]);
});

test('a build that the CMS did not request says so, and has the time at which it was seen', () => {
  const foreign = build({ endedAt: at(17) });
  expect(durationsOf(foreign)).toEqual([]);
  expect(unrequestedText(foreign)).toMatch(/^The CMS did not request this build/);
  expect(unrequestedText(live)).toBeUndefined();
  expect(buildMoment(foreign, 'UTC')).toBe('05-Nov-2026, 14:32');
});
