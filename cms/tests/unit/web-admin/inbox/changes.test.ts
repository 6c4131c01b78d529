import {
  changesOf,
  deletedText,
  doneText,
  failedText,
  nothingText,
  reversalOf,
  type Step,
} from '../../../../src/plugins/web-admin/admin/src/inbox/bulk/changes';
import { listed } from './leads';

const leads = [
  listed('a'),
  listed('b', { form: 'createrequestdemo', state: 'closed', owner: { id: 7, name: 'Ada' } }),
  listed('c', { state: 'in_progress', suspicion: 'marked' }),
];

const close: Step = { kind: 'state', state: 'closed' };
const assign: Step = { kind: 'owner', id: 7, name: 'Ada' };
const leave: Step = { kind: 'owner', id: 0, name: 'nobody' };
const spam: Step = { kind: 'spam', spam: true };

test.each([
  [
    close,
    [
      { form: 'contacts', id: 'a', state: 'closed' },
      { form: 'contacts', id: 'c', state: 'closed' },
    ],
  ],
  [
    assign,
    [
      { form: 'contacts', id: 'a', owner: 7 },
      { form: 'contacts', id: 'c', owner: 7 },
    ],
  ],
  [leave, [{ form: 'demo-requests', id: 'b', owner: 0 }]],
  [
    spam,
    [
      { form: 'contacts', id: 'a', spam: true },
      { form: 'demo-requests', id: 'b', spam: true },
    ],
  ],
] as const)('the step %j changes only leads that differ from it', (step, changes) => {
  expect(changesOf(leads, step)).toEqual(changes);
});

test('Undo gives each lead its own earlier value, and leaves those alone that were not changed', () => {
  expect(reversalOf(leads, close, ['a', 'b', 'c'])).toEqual([
    { form: 'contacts', id: 'a', state: 'open' },
    { form: 'contacts', id: 'c', state: 'in_progress' },
  ]);
  expect(reversalOf(leads, close, ['c'])).toHaveLength(1);
  expect(reversalOf(leads, leave, ['b'])).toEqual([{ form: 'demo-requests', id: 'b', owner: 7 }]);
  expect(reversalOf(leads, assign, ['a'])).toEqual([{ form: 'contacts', id: 'a', owner: 0 }]);
  expect(reversalOf(leads, spam, ['a'])).toEqual([{ form: 'contacts', id: 'a', spam: false }]);
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
  expect(failedText(leads, { failed: [] }, 'changed')).toBeUndefined();
  const failed = [
    { id: 'a', message: 'There is no such lead.' },
    { id: 'unknown', message: 'Another reason.' },
  ];
  expect(failedText(leads, { failed }, 'deleted')).toBe(
    '2 leads not deleted. “Name of a”: There is no such lead. Another reason.',
  );
});
