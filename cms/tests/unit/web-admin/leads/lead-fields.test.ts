import { contactFields } from '../../../../src/contract/contact';
import { leadForms } from '../../../../src/contract/delivery';
import { demoRequestFields } from '../../../../src/contract/demo-request';
import {
  fieldLabel,
  leadFields,
} from '../../../../src/plugins/web-admin/admin/src/leads/lead-fields';

test('the screens show every field of a form', () => {
  const shown = leadForms.map((form) => leadFields[form].map(({ name }) => name));
  const inContract = [contactFields, demoRequestFields].map(({ fields }) => Object.keys(fields));
  expect(shown).toEqual(inContract);
});

test('a field has the label of its form, and an unknown one its own name', () => {
  expect(fieldLabel('createcontactus', 'email')).toBe('Email ID');
  expect(fieldLabel('createrequestdemo', 'email')).toBe('Email');
  expect(fieldLabel('createrequestdemo', 'budget')).toBe('budget');
});
