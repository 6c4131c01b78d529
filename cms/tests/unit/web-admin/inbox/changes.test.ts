import {
  changesOf,
  deletedText,
  doneText,
  failedText,
  leftText,
  nothingText,
  reversalOf,
  type Step,
} from '../../../../src/plugins/web-admin/admin/src/inbox/bulk/changes';
import { listed } from './leads';

const leads = [
  listed('a', { version: '3' }),
  listed('b', {
    form: 'createrequestdemo',
    state: 'closed',
    owner: { id: 7, name: 'Ada' },
    version: '3',
  }),
  listed('c', { state: 'in_progress', suspicion: 'marked', version: '3' }),
];

const close: Step = { kind: 'state', state: 'closed' };
const assign: Step = { kind: 'owner', id: 7, name: 'Ada' };
const leave: Step = { kind: 'owner', id: 0, name: 'nobody' };
const spam: Step = { kind: 'spam', spam: true };

test.each([
  [
    close,
    [
      { form: 'contacts', id: 'a', state: 'closed', version: '3' },
      { form: 'contacts', id: 'c', state: 'closed', version: '3' },
    ],
  ],
  [
    assign,
    [
      { form: 'contacts', id: 'a', owner: 7, version: '3' },
      { form: 'contacts', id: 'c', owner: 7, version: '3' },
    ],
  ],
  [leave, [{ form: 'demo-requests', id: 'b', owner: 0, version: '3' }]],
  [
    spam,
    [
      { form: 'contacts', id: 'a', spam: true, version: '3' },
      { form: 'demo-requests', id: 'b', spam: true, version: '3' },
    ],
  ],
] as const)('the step %j changes only leads that differ from it', (step, changes) => {
  expect(changesOf(leads, step)).toEqual(changes);
});

test('Undo gives each lead its own earlier value at its version after the step, and leaves those alone that were not changed', () => {
  const done = (...ids: string[]) => ids.map((id) => ({ id, version: `4 of ${id}` }));
  const [a, c] = [
    { form: 'contacts', id: 'a', version: '4 of a' },
    { form: 'contacts', id: 'c', version: '4 of c' },
  ];
  expect(reversalOf(leads, close, done('c', 'b', 'a'))).toEqual([
    { ...a, state: 'open' },
    { ...c, state: 'in_progress' },
  ]);
  expect(reversalOf(leads, close, done('c'))).toHaveLength(1);
  expect(reversalOf(leads, leave, done('b'))).toEqual([
    { form: 'demo-requests', id: 'b', owner: 7, version: '4 of b' },
  ]);
  expect(reversalOf(leads, assign, done('a'))).toEqual([{ ...a, owner: 0 }]);
  expect(reversalOf(leads, spam, done('a'))).toEqual([{ ...a, spam: false }]);
});

test('it says what was done', () => {
  expect(doneText(close, 3)).toBe('3 leads closed.');
  expect(doneText({ kind: 'state', state: 'in_progress' }, 1)).toBe('1 lead set to “In progress”.');
  expect(doneText(assign, 1)).toBe('1 lead assigned to Ada.');
  expect(doneText(leave, 2)).toBe('2 leads left to nobody.');
  expect(doneText({ kind: 'spam', spam: false }, 2)).toBe('2 leads marked as not spam.');
  expect(nothingText(close, 1)).toBe('The lead is already closed.');
  expect(nothingText(close, 2)).toBe('All 2 leads are already closed.');
  expect(deletedText(2)).toBe('2 leads deleted.');
});

test('it says which leads failed, by name, and why', () => {
  expect(failedText(leads, [], 'changed')).toBeUndefined();
  const failed = [
    { id: 'a', code: 'not_found', message: 'There is no such lead.' },
    { id: 'unknown', code: 'internal', message: 'Another reason.' },
  ] as const;
  expect(failedText(leads, failed, 'deleted')).toBe(
    '2 leads not deleted. “Name of a”: There is no such lead. Another reason.',
  );
});

test('it says which leads Undo left as someone else has changed them', () => {
  const conflict = (id: string) => ({ id, code: 'edit_conflict', message: 'Repeat it.' }) as const;
  const gone = { id: 'b', code: 'not_found', message: 'There is no such lead.' } as const;
  expect(leftText(leads, [])).toBeUndefined();
  expect(leftText(leads, [conflict('a')])).toBe(
    '1 lead was left as it is, because someone else has changed it meanwhile: “Name of a”.',
  );
  expect(leftText(leads, [conflict('c'), gone, conflict('a')])).toBe(
    '2 leads were left as they are, because someone else has changed them meanwhile: “Name of a”, “Name of c”. 1 lead not changed. “Name of b”: There is no such lead.',
  );
});
