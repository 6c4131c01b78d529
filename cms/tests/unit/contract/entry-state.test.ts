import { entryState, readEntryState } from '../../../src/contract/content/entry-state';

const earlier = '2026-11-01T09:00:00.000Z';
const later = new Date('2026-11-01T09:00:00.001Z');

test.each([
  ['draft', { updatedAt: later }, undefined],
  ['live', { updatedAt: earlier }, { updatedAt: earlier }],
  ['live', { updatedAt: earlier, trashedAt: null }, { updatedAt: later }],
  ['live_with_draft', { updatedAt: later }, { updatedAt: earlier }],
  ['trashed', { updatedAt: later, trashedAt: later }, undefined],
] as const)(
  'an entry is %s with the draft %j and the published version %j',
  (state, draft, published) => {
    expect(entryState(draft, published)).toBe(state);
  },
);

test.each(['Draft', 'all', 'trashed ', '__proto__'])('a list has no state %s', (raw) => {
  expect(() => readEntryState(raw)).toThrow('state must be one of');
});
