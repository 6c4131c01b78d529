import { render, screen, within } from '@testing-library/react';
import { firm } from '../../../src/content/firm';
import { phoneLink } from '../../../src/content/phone';
import { leadFields } from '../../../src/api';
import ContactPage from '../../../src/pages/contact';
import { field } from './person';

const fields = leadFields.createcontactus;

test('the fields have keyboard and autocomplete hints', () => {
  render(<ContactPage />);
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Phone')).toHaveAttribute('type', 'tel');
  expect(field('Phone')).toHaveAttribute('autocomplete', 'tel');
  expect(field('Message')).toHaveProperty('tagName', 'TEXTAREA');
});

test.each([
  ['Name', fields.name],
  ['Email', fields.email],
  ['Phone', fields.phone],
  ['Subject', fields.subject],
  ['Message', fields.message],
])('%s is required and takes as many characters as the API', (label, { maxLength }) => {
  render(<ContactPage />);
  expect(field(label)).toBeRequired();
  expect(field(label)).toHaveAttribute('maxlength', String(maxLength));
});

test('our own texts are shown, not the browser’s', () => {
  render(<ContactPage />);
  expect(screen.getByRole('form', { name: 'Contact form' })).toHaveAttribute('novalidate');
});

test('phones, e-mail, hours and the promises are beside the form', () => {
  render(<ContactPage />);
  const facts = within(screen.getByRole('complementary', { name: 'Contact details' }));
  for (const phone of firm.phones) {
    expect(facts.getByRole('link', { name: phone.number })).toHaveAttribute(
      'href',
      phoneLink(phone),
    );
  }
  expect(facts.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  );
  expect(facts.getByText('Mon-Fri 9Am-6Pm')).toBeVisible();
  expect(facts.getByText('Example Street 1, 8000 Zurich, Switzerland')).toBeVisible();
  expect(facts.getByText(/within 24 hours/)).toBeVisible();
  expect(screen.getByText(/call you back within the same working day/)).toBeVisible();
});
