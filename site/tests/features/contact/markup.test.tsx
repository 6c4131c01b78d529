import { render, screen, within } from '@testing-library/react';
import ContactPage from '../../../src/pages/contact';
import { field } from './person';

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
  ['Name', 200],
  ['Email', 254],
  ['Phone', 50],
  ['Subject', 200],
  ['Message', 10_000],
])('%s is required and takes %i characters', (label, most) => {
  render(<ContactPage />);
  expect(field(label)).toBeRequired();
  expect(field(label)).toHaveAttribute('maxlength', String(most));
});

test('our own texts are shown, not the browser’s', () => {
  render(<ContactPage />);
  expect(screen.getByRole('form', { name: 'Contact form' })).toHaveAttribute('novalidate');
});

test('phones, e-mail, hours and the promises are beside the form', () => {
  render(<ContactPage />);
  const facts = within(screen.getByRole('complementary', { name: 'Contact details' }));
  expect(facts.getByRole('link', { name: '555-0142' })).toHaveAttribute('href', 'tel:+415550142');
  expect(facts.getByRole('link', { name: '555-0178' })).toHaveAttribute('href', 'tel:+915550178');
  expect(facts.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  );
  expect(facts.getByText('Mon-Fri 9Am-6Pm')).toBeVisible();
  expect(facts.getByText('Example Street 1, 8000 Zurich, Switzerland')).toBeVisible();
  expect(facts.getByText(/within 24 hours/)).toBeVisible();
  expect(screen.getByText(/call you back within the same working day/)).toBeVisible();
});
