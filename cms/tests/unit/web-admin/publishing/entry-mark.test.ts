import { entryMark } from '../../../../src/plugins/web-admin/admin/src/publishing/entry-mark';

test.each([
  ['live', 'Live'],
  ['waiting', 'Waiting'],
  ['building', 'Building'],
  ['failed', 'Failed'],
] as const)('a published entry that is %s says so in a word', (publishing, text) => {
  expect(entryMark({ published: true, publishing }, true)).toEqual({ look: publishing, text });
});

test('an entry that the site neither shows nor is to show is a draft', () => {
  const draft = { look: 'draft', text: 'Not published' };
  expect(entryMark({ published: false }, true)).toEqual(draft);
  expect(entryMark({ published: false, publishing: 'live' }, true)).toEqual(draft);
});

test.each([
  ['waiting', 'Not published, still on the site until the next build'],
  ['building', 'Not published, still on the site until this build ends'],
  ['failed', 'Not published, still on the site because the build failed'],
] as const)('an entry on its way off the site that is %s says so', (publishing, text) => {
  expect(entryMark({ published: false, publishing }, true)).toEqual({ look: publishing, text });
});

test('while the state of the site cannot be read, no entry is said to be live, waiting or failed', () => {
  const unknown = { look: 'unknown', text: 'Cannot be read right now' };
  for (const publishing of ['live', 'waiting', 'building', 'failed'] as const) {
    expect(entryMark({ published: true, publishing }, false)).toEqual(unknown);
    const draft = entryMark({ published: false, publishing }, false);
    expect(draft).toEqual({ look: 'draft', text: 'Not published' });
  }
});

test('nothing is claimed about an entry of which nothing is known', () => {
  expect(entryMark({ published: true }, true)).toBeUndefined();
});
