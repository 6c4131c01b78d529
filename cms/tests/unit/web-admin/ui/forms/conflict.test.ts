import fc from 'fast-check';
import {
  conflictText,
  merge,
  mergedText,
  theirsText,
} from '../../../../../src/plugins/web-admin/admin/src/ui/forms/conflict';

const base = { title: 'A', image: ['x'], tag: '', description: '<p>D</p>', version: '1' };

test('of two who changed different fields each keeps theirs, and nothing is asked', () => {
  const mine = { ...base, description: '<p>Mine</p>' };
  const theirs = { ...base, tag: 'Theirs', version: '2' };
  expect(merge(base, mine, theirs)).toEqual({
    value: { ...base, tag: 'Theirs', description: '<p>Mine</p>', version: '2' },
    disputed: [],
    taken: ['tag'],
  });
});

test('only what both have changed is a question', () => {
  const mine = { ...base, title: 'Mine', image: ['x', 'y'] };
  const theirs = { ...base, title: 'Theirs', tag: 'Theirs', version: '2' };
  expect(merge(base, mine, theirs)).toEqual({
    value: { ...base, title: 'Mine', image: ['x', 'y'], tag: 'Theirs', version: '2' },
    disputed: ['title'],
    taken: ['tag'],
  });
});

test('the same change made twice is none to ask about', () => {
  const mine = { ...base, image: ['y'] };
  const theirs = { ...base, image: ['y'], version: '2' };
  expect(merge(base, mine, theirs)).toEqual({ value: theirs, disputed: [], taken: [] });
});

test('where it is not known what mine started from, every field that differs is a question', () => {
  const theirs = { ...base, tag: 'Theirs', version: '2' };
  expect(merge(undefined, base, theirs)).toEqual({
    value: { ...base, version: '2' },
    disputed: ['tag'],
    taken: [],
  });
});

test('a change that only one of the two has made is never undone', () => {
  const text = fc.constantFrom('a', 'b', 'c');
  const form = fc.record({ title: text, image: fc.array(text), tag: text, version: text });
  fc.assert(
    fc.property(form, form, form, (start, mine, theirs) => {
      const { value, disputed } = merge(start, mine, theirs);
      for (const name of ['title', 'image', 'tag'] as const) {
        const [before, own, other] = [start, mine, theirs].map((each) =>
          JSON.stringify(each[name]),
        );
        const now = JSON.stringify(value[name]);
        expect(now).toBe(own === before ? other : own);
        expect(disputed.includes(name)).toBe(own !== before && other !== before && own !== other);
      }
      expect(value.version).toBe(theirs.version);
    }),
  );
});

const at = '2026-11-05T14:32:00.000Z';

test('a conflict says who saved what, and when', () => {
  expect(conflictText({ by: 'anna', at }, [], 'UTC')).toBe(
    'anna saved another version on 05-Nov-2026, 14:32. Choose which one counts; nothing of yours is saved or lost until then.',
  );
  expect(conflictText({ by: 'anna', at }, ['Tag', 'Category'], 'UTC')).toMatch(
    /Their change of Tag and Category stays\.$/,
  );
  expect(theirsText({ by: 'anna', at })).toBe('Saved by anna');
});

test('a conflict with somebody unknown says so', () => {
  expect(conflictText({ by: undefined, at }, [], 'UTC')).toMatch(/^Another admin saved/);
  expect(theirsText({ by: undefined, at })).toBe('Saved by the other admin');
});

test('two changes that were saved together are told', () => {
  expect(mergedText({ by: 'anna', at }, ['Tag'], 'UTC')).toBe(
    'anna changed Tag on 05-Nov-2026, 14:32. Both changes are saved.',
  );
});
