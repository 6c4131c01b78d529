import {
  actionFailureText,
  deleteFailuresText,
  deleteQuestion,
  noRowsText,
} from '../../../../../src/plugins/web-admin/admin/src/ui/table/texts';

const blogs = { one: 'blog', many: 'blogs' };

test.each([
  ['', 'No blogs yet'],
  ['page=2&sort=title:asc', 'No blogs yet'],
  ['_q=payroll', 'No blogs match “payroll”'],
  ['_q=payroll&tag=news', 'No blogs match these filters'],
  ['category=', 'No blogs yet'],
])('an empty table at ?%s says: %s', (query, text) => {
  expect(noRowsText(blogs, new URLSearchParams(query), ['category', 'tag'])).toBe(text);
});

const conflict = { ok: false, code: 'edit_conflict', message: 'stale' } as const;
const gone = { ok: false, code: 'not_found', message: 'gone' } as const;
const refused = { ok: false, code: 'not_allowed', message: 'You may not.' } as const;
const network = { ok: false, code: 'network', message: 'Network Error' } as const;

test('the question names the entries to delete', () => {
  expect(deleteQuestion(['Payroll'], blogs)).toBe('Delete “Payroll”? This cannot be undone.');
  expect(deleteQuestion(['A', 'B'], blogs)).toBe(
    'Delete these 2 blogs? This cannot be undone. “A”, “B”',
  );
});

test('a right-to-left name keeps its punctuation in the question', () => {
  expect(deleteQuestion(['عنوان (2026)!'], blogs)).toBe(
    'Delete “\u2068عنوان (2026)!\u2069”? This cannot be undone.',
  );
});

test('without a failure there is no message', () => {
  expect(deleteFailuresText([], 3)).toBeUndefined();
});

test('an entry that someone has changed is not deleted, and the message says so', () => {
  expect(deleteFailuresText([{ name: 'A', failed: conflict }], 1)).toBe(
    '“A” was not deleted because someone has changed it. The list now shows the new version.',
  );
});

test('an entry that someone else has deleted is gone', () => {
  expect(deleteFailuresText([{ name: 'A', failed: gone }], 1)).toBe(
    '“A” is already gone: someone else has deleted it.',
  );
});

test('of several entries, the message counts those deleted and names the others', () => {
  const failures = [
    { name: 'A', failed: conflict },
    { name: 'B', failed: refused },
  ];
  expect(deleteFailuresText(failures, 5)).toBe(
    '3 of 5 were deleted. “A” was not deleted because someone has changed it. The list now shows the new version. “B” was not deleted. You may not.',
  );
});

test('without an answer, the message sends the admin to the list', () => {
  expect(deleteFailuresText([{ name: 'A', failed: network }], 1)).toBe(
    'There was no answer about “A”. See in the list whether it is still there.',
  );
});

const textOf = (code: 'not_found' | 'network' | 'not_allowed') =>
  actionFailureText('Ada', 'was not delivered', { ok: false, code, message: 'You may not.' });

test('a refusal shows what did not happen, and why', () => {
  expect(textOf('not_allowed')).toBe('“Ada” was not delivered. You may not.');
});

test('a row that someone else has dealt with is gone', () => {
  expect(textOf('not_found')).toBe('“Ada” is already gone: someone else has dealt with it.');
});

test('without an answer to an action, the message sends the admin to the list', () => {
  expect(textOf('network')).toBe(
    'There was no answer about “Ada”. See in the list whether it is still there.',
  );
});
