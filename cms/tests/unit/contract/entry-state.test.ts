import { entryState, readEntryState } from '../../../src/contract/content/entry-state';

const plain = { trashed: false, published: false, newer: false };

test.each([
  ['draft', plain],
  ['live', { ...plain, published: true }],
  ['live_with_draft', { ...plain, published: true, newer: true }],
  ['trashed', { ...plain, trashed: true }],
] as const)('an entry is %s as %j', (state, entry) => {
  expect(entryState(entry)).toBe(state);
});

test.each(['Draft', 'all', 'trashed ', '__proto__'])('a list has no state %s', (raw) => {
  expect(() => readEntryState(raw)).toThrow('state must be one of');
});
