import fc from 'fast-check';
import { pointlessPlans } from '../../../../src/content/schedule/pointless';
import { planActions } from '../../../../src/contract/content/schedule';

const plan = (action: 'publish' | 'unpublish', hour: number) => ({
  action,
  dueAt: new Date(Date.UTC(2027, 0, 1, hour)),
});

const draft = { published: false, newer: false };
const live = { published: true, newer: false };
const newer = { published: true, newer: true };

test.each([
  ['a draft is published', draft, [plan('publish', 9)], []],
  [
    'a draft is published and taken off again',
    draft,
    [plan('publish', 9), plan('unpublish', 17)],
    [],
  ],
  ['a draft is unpublished', draft, [plan('unpublish', 9)], ['unpublish']],
  [
    'a draft is unpublished before',
    draft,
    [plan('publish', 17), plan('unpublish', 9)],
    ['unpublish'],
  ],
  ['what is live is published', live, [plan('publish', 9)], ['publish']],
  ['what is live goes and comes back', live, [plan('publish', 17), plan('unpublish', 9)], []],
  ['a newer draft is published', newer, [plan('publish', 9)], []],
  [
    'a newer draft is published, then taken off',
    newer,
    [plan('unpublish', 17), plan('publish', 9)],
    [],
  ],
] as const)('where %s, the plans without a purpose are known', (_, standing, plans, pointless) => {
  expect(pointlessPlans(standing, plans).map(({ action }) => action)).toEqual(pointless);
});

test('what is left has a purpose, whatever was planned', () => {
  const anyPlan = fc
    .record({ action: fc.constantFrom(...planActions), hour: fc.nat(23) })
    .map(({ action, hour }) => plan(action, hour));
  const standings = fc.constantFrom(draft, live, newer);
  fc.assert(
    fc.property(standings, fc.array(anyPlan, { maxLength: 8 }), (standing, plans) => {
      const pointless = new Set(pointlessPlans(standing, plans));
      const left = plans.filter((each) => !pointless.has(each));
      expect(pointlessPlans(standing, left)).toEqual([]);
    }),
  );
});
