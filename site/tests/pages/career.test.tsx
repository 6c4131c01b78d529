import { render, screen, within } from '@testing-library/react';
import CareerPage from '../../src/pages/career';

test('six roles for the cloud platform are listed', () => {
  render(<CareerPage />);
  const roles = within(screen.getByRole('region', { name: /Six roles for the cloud platform/ }));
  expect(roles.getAllByRole('heading', { level: 3 }).map((role) => role.textContent)).toEqual([
    'HCM consultant',
    'Payroll consultant',
    'Finance consultant',
    'Integration consultant',
    'Reporting consultant',
    'Testing consultant',
  ]);
});

test('the HR training call shows the e-mail address of HR', () => {
  render(<CareerPage />);
  const training = within(screen.getByRole('region', { name: /HR training call/ }));
  expect(training.getByRole('link', { name: 'hr@example.com' })).toHaveAttribute(
    'href',
    'mailto:hr@example.com?subject=HR%20training%20call',
  );
});

test('the four open jobs lead to their pages, with place and salary', () => {
  render(<CareerPage />);
  const open = within(screen.getByRole('region', { name: 'Open now' }));
  const links = open.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['QA Automation Lead', '/qa-automation-lead'],
    ['IT Business Analyst', '/it-business-analyst'],
    ['Java Developers', '/java-developers'],
    ['Front-End Developer', '/front-end-developer'],
  ]);
  expect(open.getByText('All four: Zurich, 120,000 to 140,000 CHF per annum.')).toBeInTheDocument();
});

test('the six roles are separate from the open jobs and lead to the HR training call', () => {
  render(<CareerPage />);
  const roles = within(screen.getByRole('region', { name: /Six roles for the cloud platform/ }));
  expect(roles.getByText(/aren’t among the four jobs above/)).toHaveTextContent(/HR training call/);
  expect(roles.queryAllByRole('link')).toEqual([]);
});
