import {
  actionFailureText,
  deleteFailuresText,
  deleteQuestion,
  emptyText,
} from '../../../../../src/plugins/web-admin/admin/src/ui/table/texts';

test.each([
  ['', 'No blogs yet'],
  ['page=2&sort=title:asc', 'No blogs yet'],
  ['_q=payroll', 'No blogs match “payroll”'],
  ['_q=payroll&tag=news', 'No blogs match these filters'],
  ['category=', 'No blogs yet'],
])('an empty table at ?%s says: %s', (query, text) => {
  expect(emptyText('blogs', new URLSearchParams(query), ['category', 'tag'])).toBe(text);
});

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

const textOf = (code: 'not_found' | 'network' | 'not_allowed') =>
  actionFailureText('Ada', 'was not delivered', { ok: false, code, message: 'You may not.' });

test('a refusal says what did not happen, and why', () => {
  expect(textOf('not_allowed')).toBe('“Ada” was not delivered. You may not.');
});

test('a row that someone has dealt with is said to be gone', () => {
  expect(textOf('not_found')).toBe('“Ada” is gone already: someone has dealt with it meanwhile.');
});

test('without an answer nobody knows what happened, and nothing else is claimed', () => {
  expect(textOf('network')).toBe(
    'There was no answer about “Ada”. See in the list whether it is still there.',
  );
});
