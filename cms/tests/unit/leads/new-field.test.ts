import { object } from 'yup';
import type * as Letter from '../../../src/leads/dead-letters/letter';
import { line } from '../../../src/contract/fields';
import { holds } from '../../../src/leads/accept-lead';

/** The letters of a release whose forms have one more field, which may be left out. */
function lettersOfNextRelease(): typeof Letter {
  const more = { company: line('company', 100) };
  let letters: typeof Letter | undefined;
  jest.isolateModules(() => {
    const name = line('name', 200);
    jest.doMock('../../../src/contract/contact', () => ({
      contactFields: object({ name, ...more }),
    }));
    jest.doMock('../../../src/contract/demo-request', () => ({ demoRequestFields: object(more) }));
    letters = jest.requireActual<typeof Letter>('../../../src/leads/dead-letters/letter');
  });
  if (letters === undefined) throw new Error('The letters were not loaded.');
  return letters;
}

const letter = (form: 'createcontactus' | 'createrequestdemo', lead: object) => ({
  documentId: 'x',
  form,
  lead: JSON.stringify(lead),
  idempotencyKey: null,
  reason: 'invalid_body',
  acceptedAt: '2026-11-20T10:00:00.000Z',
});

test.each(['createcontactus', 'createrequestdemo'] as const)(
  'a field that is added to %s is kept by its dead letters, shown and delivered',
  (form) => {
    const { fieldsOf, filledIn, toDeadLetter } = lettersOfNextRelease();
    const stored = letter(form, { company: 'Example Ltd', captcha: { passed: true } });
    expect(toDeadLetter(stored).fields).toMatchObject({ company: 'Example Ltd' });
    expect(filledIn(stored)).toEqual({ company: 'Example Ltd' });
    expect(fieldsOf(stored)).toMatchObject({ company: 'Example Ltd' });
  },
);

test('a field that was left out is empty', () => {
  const { fieldsOf, filledIn } = lettersOfNextRelease();
  const stored = letter('createcontactus', { name: 'A. Visitor' });
  expect(filledIn(stored)).toEqual({ name: 'A. Visitor' });
  expect(fieldsOf(stored)).toEqual({ name: 'A. Visitor', company: '' });
});

test('a row from before there was a field holds the same lead', () => {
  expect(holds({ name: 'A. Visitor', company: null }, { name: 'A. Visitor', company: '' })).toBe(
    true,
  );
  expect(holds({ name: 'A. Visitor' }, { name: 'A. Visitor', company: '' })).toBe(true);
  expect(holds({ name: 'A. Visitor' }, { name: 'A. Visitor', company: 'x' })).toBe(false);
});
