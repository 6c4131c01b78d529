import { entryMark } from '../../../../src/plugins/web-admin/admin/src/publishing/entry-mark';

test.each([
  ['live', 'Live'],
  ['waiting', 'Waiting'],
  ['building', 'Building'],
  ['failed', 'Failed'],
] as const)('a published entry that is %s is marked as such', (publishing, text) => {
  expect(entryMark({ published: true, publishing }, true)).toEqual({ status: publishing, text });
});

test('an unpublished entry that the site does not show is a draft', () => {
  const draft = { status: 'draft', text: 'Not published' };
  expect(entryMark({ published: false }, true)).toEqual(draft);
  expect(entryMark({ published: false, publishing: 'live' }, true)).toEqual(draft);
});

test.each([
  ['waiting', 'Not published, still on the site until the next build'],
  ['building', 'Not published, still on the site until this build ends'],
  ['failed', 'Not published, still on the site because the build failed'],
] as const)(
  'an unpublished entry that the site still shows is marked as such: %s',
  (publishing, text) => {
    expect(entryMark({ published: false, publishing }, true)).toEqual({ status: publishing, text });
  },
);

test('while the state of the site cannot be read, no entry is marked as live, waiting, building or failed', () => {
  const unknown = { status: 'unknown', text: 'Cannot be read right now' };
  for (const publishing of ['live', 'waiting', 'building', 'failed'] as const) {
    expect(entryMark({ published: true, publishing }, false)).toEqual(unknown);
    const draft = entryMark({ published: false, publishing }, false);
    expect(draft).toEqual({ status: 'draft', text: 'Not published' });
  }
});

test('an entry with an unknown state has no mark', () => {
  expect(entryMark({ published: true }, true)).toBeUndefined();
});
