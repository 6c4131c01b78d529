import type * as Bodies from '../../../src/contract/leads/forwarded';
import type * as Forms from '../../../src/contract/leads/lead-forms';
import { holds } from '../../../src/leads/receive-lead';
import type * as Letter from '../../../src/leads/dead-letters/letter';
import type * as Kinds from '../../../src/leads/kinds';
import type * as Mail from '../../../src/leads/mail/lead-mail';

const company: Forms.LeadField = {
  label: 'Company',
  kind: 'line',
  maxLength: 100,
  required: false,
  inTable: true,
  sorted: true,
  searched: true,
  exported: true,
  mailed: true,
  erased: true,
};

/** The CMS's own modules in a release whose forms have one more, optional field. */
function nextRelease() {
  let modules: (typeof Bodies & typeof Letter & typeof Kinds & typeof Mail) | undefined;
  jest.isolateModules(() => {
    const forms = jest.requireActual<typeof Forms>('../../../src/contract/leads/lead-forms');
    for (const form of forms.leadForms) Object.assign(forms.leadFields[form], { company });
    modules = {
      ...jest.requireActual<typeof Bodies>('../../../src/contract/leads/forwarded'),
      ...jest.requireActual<typeof Letter>('../../../src/leads/dead-letters/letter'),
      ...jest.requireActual<typeof Kinds>('../../../src/leads/kinds'),
      ...jest.requireActual<typeof Mail>('../../../src/leads/mail/lead-mail'),
    };
  });
  if (modules === undefined) throw new Error('The modules were not loaded.');
  return modules;
}

const letter = (form: Forms.LeadForm, lead: object) => ({
  documentId: 'x',
  form,
  lead: JSON.stringify(lead),
  idempotencyKey: null,
  reason: 'invalid_body',
  acceptedAt: '2026-11-20T10:00:00.000Z',
});

test.each(['createcontactus', 'createrequestdemo'] as const)(
  'dead letters of %s keep, show and deliver a new field',
  (form) => {
    const { fieldsOf, filledIn, toDeadLetter } = nextRelease();
    const stored = letter(form, { company: 'Example Ltd', captcha: { passed: true } });
    expect(toDeadLetter(stored).fields).toMatchObject({ company: 'Example Ltd' });
    expect(filledIn(stored)).toEqual({ company: 'Example Ltd' });
    expect(fieldsOf(stored)).toMatchObject({ company: 'Example Ltd' });
  },
);

test('the API accepts a new optional field of the contact form', () => {
  const { forwardedContactBody } = nextRelease();
  const fields = { name: 'A', email: 'a@b.example', phone: '1', subject: 'S', message: 'M' };
  const body = { ...fields, captcha: { passed: true } };
  expect(forwardedContactBody.isValidSync(body)).toBe(true);
  expect(forwardedContactBody.isValidSync({ ...body, company: 'x'.repeat(100) })).toBe(true);
  expect(forwardedContactBody.isValidSync({ ...body, company: 'x'.repeat(101) })).toBe(false);
});

test('a new field is searched, sorted and mailed as its definition says', () => {
  const { leadMail, leadSearchColumns, mailColumns } = nextRelease();
  const columns = leadSearchColumns('createcontactus', { name: 'A. Visitor', company: 'Example' });
  expect(columns.searchText).toContain('example');
  expect(columns).toHaveProperty('companyKey');
  expect(mailColumns('createcontactus')).toContain('company');
  const { text } = leadMail('createcontactus', new Map([['company', 'Example Ltd']]), {
    cms: '',
    calendar: { zone: 'UTC', daysOff: new Set() },
  });
  expect(text).toContain('Company: Example Ltd');
});

test('a new field that was left out is empty', () => {
  const { fieldsOf, filledIn } = nextRelease();
  const stored = letter('createrequestdemo', { name: 'A. Visitor' });
  expect(filledIn(stored)).toEqual({ name: 'A. Visitor' });
  expect(fieldsOf(stored)).toEqual({
    name: 'A. Visitor',
    email: '',
    mobile: '',
    product: '',
    company: '',
  });
});

test('a row from before a field existed matches a lead without that field', () => {
  expect(holds({ name: 'A. Visitor', company: null }, { name: 'A. Visitor', company: '' })).toBe(
    true,
  );
  expect(holds({ name: 'A. Visitor' }, { name: 'A. Visitor', company: '' })).toBe(true);
  expect(holds({ name: 'A. Visitor' }, { name: 'A. Visitor', company: 'x' })).toBe(false);
});
