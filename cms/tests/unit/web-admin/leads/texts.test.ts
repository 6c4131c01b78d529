import { suspicions } from '../../../../src/contract/leads/form-signs';
import { leadForms } from '../../../../src/contract/leads/lead-forms';
import {
  formNames,
  leadName,
  deadLetterName,
  notSpamText,
  refusalText,
  suspicionTexts,
} from '../../../../src/plugins/web-admin/admin/src/leads/texts';

test('every reason for a suspicion is a sentence', () => {
  for (const suspicion of suspicions) expect(suspicionTexts[suspicion]).toMatch(/^[A-Z].*\.$/);
});

test('every form has a name', () => {
  expect(leadForms.map((form) => formNames[form])).toEqual(['Contact form', 'Demo request']);
});

test.each([
  ['captcha_failed', 'Its captcha had already been used.'],
  ['missing_fields', 'A required field is empty.'],
  ['idempotency_key_reused', 'Another lead had been sent with its idempotency key.'],
  ['idempotency_conflict', 'The CMS refused it.'],
])('the code %s is shown in words', (code, text) => {
  expect(refusalText(code)).toBe(text);
});

test.each([
  [{ name: 'Ada', email: 'ada@example.com' }, 'Ada'],
  [{ name: ' ', email: 'ada@example.com' }, 'ada@example.com'],
  [{ name: '', email: '', mobile: '+41 79 000 00 00' }, '+41 79 000 00 00'],
  [{ name: '', email: '', phone: '+41 44 000 00 00' }, '+41 44 000 00 00'],
  [{}, 'no name'],
])('the name of a lead is the first that it has of name, e-mail and phone: %o', (lead, name) => {
  expect(leadName(lead)).toBe(name);
});

test('an undelivered lead is named like any other', () => {
  const letter = {
    _id: 'a',
    form: 'createrequestdemo',
    fields: { name: '', email: 'ada@example.com', product: 'Dc3' },
    reason: 'invalid_body',
    acceptedAt: '2026-11-05T14:32:00.000Z',
  } as const;
  expect(deadLetterName(letter)).toBe('ada@example.com');
});

test('the message about a lead that is not spam names it', () => {
  expect(notSpamText('Ada')).toBe('“Ada” is no longer suspected.');
});
