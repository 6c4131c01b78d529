import { erasureTexts, recordText } from '../../../../src/plugins/web-admin/admin/src/people/texts';

const actor = { id: 1, name: 'Ada' };
const none = { contacts: 0, demoRequests: 0, deadLetters: 0 };
const counts = { contacts: 3, demoRequests: 1, deadLetters: 0 };

test.each([
  [
    { ...counts, action: 'erased', waiting: 2 },
    'The command erased 3 messages, 1 demo request and 2 leads in the outbox',
  ],
  [
    { ...counts, action: 'exported', actor: { id: 1, name: 'Ada' } },
    'Ada exported 3 messages and 1 demo request',
  ],
  [
    { contacts: 0, demoRequests: 0, deadLetters: 1, action: 'erased' },
    'The command erased 1 undelivered lead',
  ],
  [
    { contacts: 0, demoRequests: 0, deadLetters: 0, action: 'exported' },
    'The command exported nothing',
  ],
  [
    { ...none, action: 'exported', actor, list: { form: 'createcontactus', leads: 1 } },
    'Ada exported a list of 1 message',
  ],
  [
    { ...none, action: 'exported', actor, list: { form: 'createrequestdemo' } },
    'Ada exported a list of demo requests',
  ],
] as const)('the record %j is put in words', (record, text) => {
  expect(recordText({ at: '2026-11-05T14:32:00.000Z', ...record })).toBe(text);
});

test('a complete erasure says what was deleted, and leaves nothing to do', () => {
  const waiting = { erased: 1, unreadable: 0 };
  for (const overwritten of ['done', 'by_postgres'] as const) {
    expect(erasureTexts({ ...counts, waiting, overwritten })).toEqual({
      done: 'Erased: 3 messages, 1 demo request and 1 lead in the outbox.',
      undone: [],
    });
  }
});

test('an erasure that found nothing says so', () => {
  const waiting = { erased: 0, unreadable: 0 };
  expect(erasureTexts({ ...none, waiting, overwritten: 'done' }).done).toBe(
    'There was nothing to erase.',
  );
});

test.each([
  [
    { waiting: { failure: 'The site does not answer.' } },
    /outbox were not erased.*The site does not answer\./,
  ],
  [{ waiting: { erased: 0, unreadable: 2 } }, /^2 leads in the site’s outbox cannot be read/],
  [{ overwritten: 'not_yet' }, /not overwritten in its files yet\. Erase once more\.$/],
] as const)('what an erasure with %j left is said in one sentence', (left, sentence) => {
  const complete = { waiting: { erased: 0, unreadable: 0 }, overwritten: 'done' } as const;
  const { undone } = erasureTexts({ ...counts, ...complete, ...left });
  expect(undone).toEqual([expect.stringMatching(sentence)]);
});
