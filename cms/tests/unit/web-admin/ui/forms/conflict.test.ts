import fc from 'fast-check';
import {
  conflictText,
  merge,
  mergedText,
  theirsText,
} from '../../../../../src/plugins/web-admin/admin/src/ui/forms/conflict';

const base = { title: 'A', image: ['x'], tag: '', description: '<p>D</p>', version: '1' };

test('changes to different fields are merged without a conflict', () => {
  const mine = { ...base, description: '<p>Mine</p>' };
  const theirs = { ...base, tag: 'Theirs', version: '2' };
  expect(merge(base, mine, theirs)).toEqual({
    value: { ...base, tag: 'Theirs', description: '<p>Mine</p>', version: '2' },
    conflicting: [],
    taken: ['tag'],
  });
});

test('only fields that both have changed are conflicting', () => {
  const mine = { ...base, title: 'Mine', image: ['x', 'y'] };
  const theirs = { ...base, title: 'Theirs', tag: 'Theirs', version: '2' };
  expect(merge(base, mine, theirs)).toEqual({
    value: { ...base, title: 'Mine', image: ['x', 'y'], tag: 'Theirs', version: '2' },
    conflicting: ['title'],
    taken: ['tag'],
  });
});

test('the same change by both is not a conflict', () => {
  const mine = { ...base, image: ['y'] };
  const theirs = { ...base, image: ['y'], version: '2' };
  expect(merge(base, mine, theirs)).toEqual({ value: theirs, conflicting: [], taken: [] });
});

test('without a known base, every field that differs is conflicting', () => {
  const theirs = { ...base, tag: 'Theirs', version: '2' };
  expect(merge(undefined, base, theirs)).toEqual({
    value: { ...base, version: '2' },
    conflicting: ['tag'],
    taken: [],
  });
});

test('a change that only one of the two made is never lost', () => {
  const text = fc.constantFrom('a', 'b', 'c');
  const form = fc.record({ title: text, image: fc.array(text), tag: text, version: text });
  fc.assert(
    fc.property(form, form, form, (start, mine, theirs) => {
      const { value, conflicting } = merge(start, mine, theirs);
      for (const name of ['title', 'image', 'tag'] as const) {
        const [before, own, other] = [start, mine, theirs].map((each) =>
          JSON.stringify(each[name]),
        );
        const now = JSON.stringify(value[name]);
        expect(now).toBe(own === before ? other : own);
        expect(conflicting.includes(name)).toBe(
          own !== before && other !== before && own !== other,
        );
      }
      expect(value.version).toBe(theirs.version);
    }),
  );
});

const at = '2026-11-05T14:32:00.000Z';

test('a conflict shows who saved another version, and when', () => {
  expect(conflictText({ by: 'anna', at }, [], 'UTC')).toBe(
    'anna saved another version on 05-Nov-2026, 14:32. Choose which one to use. Until then, your version is neither saved nor lost.',
  );
  expect(conflictText({ by: 'anna', at }, ['Tag', 'Category'], 'UTC')).toMatch(
    /Their change of Tag and Category stays\.$/,
  );
  expect(theirsText({ by: 'anna', at })).toBe('Saved by anna');
});

test('a conflict with an unknown admin says so', () => {
  expect(conflictText({ by: undefined, at }, [], 'UTC')).toMatch(/^Another admin saved/);
  expect(theirsText({ by: undefined, at })).toBe('Saved by the other admin');
});

test("the message after a merge names the other admin's change", () => {
  expect(mergedText({ by: 'anna', at }, ['Tag'], 'UTC')).toBe(
    'anna changed Tag on 05-Nov-2026, 14:32. Both changes are saved.',
  );
});
