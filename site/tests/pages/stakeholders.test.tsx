import { render, screen, within } from '@testing-library/react';
import Stakeholders from '../../src/pages/stakeholders';
import { page } from '../../src/content/pages/stakeholders';
import { pretendBrowser } from '../ui/carousel/browser';

beforeEach(() => {
  pretendBrowser();
});

test('the carousel has the eight roles, each with its responsibility and our part', () => {
  render(<Stakeholders />);
  const roles = within(
    screen.getByRole('group', { name: 'Roles of a transformation' }),
  ).getAllByRole('article');
  expect(roles.map((role) => within(role).getByRole('heading').textContent)).toEqual([
    'Executive sponsor',
    'Project manager',
    'HRIS director',
    'HR process owner',
    'Finance lead',
    'Integration architect',
    'Data lead',
    'Change lead',
  ]);
  for (const role of roles) {
    expect(within(role).getByText(/^With us: /)).toBeInTheDocument();
  }
});

test('the page has one main heading, and no heading skips a level', () => {
  render(<Stakeholders />);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
});

test('the page ends with the contact band', () => {
  render(<Stakeholders />);
  const band = within(screen.getByRole('region', { name: 'Which role is yours?' }));
  expect(band.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('the description fits a search result', () => {
  expect(page.description.length).toBeGreaterThanOrEqual(50);
  expect(page.description.length).toBeLessThanOrEqual(160);
});
