import {
  brokenText,
  keptText,
} from '../../../../src/plugins/web-admin/admin/src/inbox/promise/promise-texts';

test.each([
  [0, 0, 'No answer fell due in the last 30 days'],
  [24, 1, 'Kept in the last 30 days: 96 %'],
  [7, 0, 'Kept in the last 30 days: 100 %'],
  [0, 7, 'Kept in the last 30 days: 0 %'],
  // Neither 100 % nor 0 % hides the one that was different.
  [999, 1, 'Kept in the last 30 days: 99 %'],
  [1, 999, 'Kept in the last 30 days: 1 %'],
])('%i kept and %i broken promises: %s', (kept, broken, text) => {
  expect(keptText({ kept, broken })).toBe(text);
});

test('a broken promise says how late the answer was or is', () => {
  const now = new Date('2026-11-27T20:30:00Z');
  const dueAt = '2026-11-27T17:00:00Z';
  expect(brokenText({ dueAt, doneAt: null }, now)).toBe('not answered yet, late by 3 hours');
  expect(brokenText({ dueAt, doneAt: '2026-11-27T17:40:00Z' }, now)).toBe(
    'answered 40 minutes late',
  );
});
