import { deleteFailuresText } from '../../../../src/plugins/web-admin/admin/src/list/delete-failures';
import { deleteQuestion } from '../../../../src/plugins/web-admin/admin/src/list/delete-question';

const conflict = { ok: false, code: 'edit_conflict', message: 'stale' } as const;
const gone = { ok: false, code: 'not_found', message: 'gone' } as const;
const refused = { ok: false, code: 'not_allowed', message: 'You may not.' } as const;
const network = { ok: false, code: 'network', message: 'Network Error' } as const;

test('the question names what would be deleted', () => {
  expect(deleteQuestion(['Payroll'], 'blogs')).toBe('Delete “Payroll”? This cannot be undone.');
  expect(deleteQuestion(['A', 'B'], 'blogs')).toBe(
    'Delete these 2 blogs? This cannot be undone. “A”, “B”',
  );
});

test('a name that runs from right to left keeps its signs in the question', () => {
  expect(deleteQuestion(['عنوان (2026)!'], 'blogs')).toBe(
    'Delete “\u2068عنوان (2026)!\u2069”? This cannot be undone.',
  );
});

test('nothing is told when all went well', () => {
  expect(deleteFailuresText([], 3)).toBeUndefined();
});

test('an entry that someone changed was not deleted, and is said to be so', () => {
  expect(deleteFailuresText([{ name: 'A', failed: conflict }], 1)).toBe(
    '“A” was not deleted, because someone changed it meanwhile. The list now shows it as it is.',
  );
});

test('an entry that someone deleted is said to be gone', () => {
  expect(deleteFailuresText([{ name: 'A', failed: gone }], 1)).toBe(
    '“A” is gone already: someone deleted it meanwhile.',
  );
});

test('of several, the number that was deleted is told and each that was not', () => {
  const failures = [
    { name: 'A', failed: conflict },
    { name: 'B', failed: refused },
  ];
  expect(deleteFailuresText(failures, 5)).toBe(
    '3 of 5 were deleted. “A” was not deleted, because someone changed it meanwhile. The list now shows it as it is. “B” was not deleted. You may not.',
  );
});

test('without an answer nobody knows whether the entry is gone, and nothing else is claimed', () => {
  expect(deleteFailuresText([{ name: 'A', failed: network }], 1)).toBe(
    'There was no answer about “A”. See in the list whether it is still there.',
  );
});
