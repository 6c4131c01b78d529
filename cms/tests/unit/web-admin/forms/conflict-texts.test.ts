import {
  conflictText,
  mergedText,
  theirsText,
} from '../../../../src/plugins/web-admin/admin/src/forms/conflict-texts';

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
