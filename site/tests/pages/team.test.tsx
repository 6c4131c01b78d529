import { render, screen, within } from '@testing-library/react';
import Team from '../../src/pages/team';

const leaders = () =>
  within(screen.getByRole('region', { name: 'Leadership' })).getAllByRole('article');

test('two leaders are shown by role, location and flag', () => {
  render(<Team />);
  const shown = leaders().map((leader) => ({
    role: within(leader).getByRole('heading').textContent,
    flag: within(leader).getByRole('img').getAttribute('aria-label'),
  }));
  expect(shown).toEqual([
    { role: 'Managing Director', flag: 'Flag of Switzerland' },
    { role: 'Director of Delivery', flag: 'Flag of India' },
  ]);
  expect(screen.getByText('Zurich, Switzerland')).toBeInTheDocument();
  expect(screen.getByText('India')).toBeInTheDocument();
});

test('the flags contain no ids that could collide in the page', () => {
  render(<Team />);
  for (const leader of leaders()) {
    expect(within(leader).getByRole('img').outerHTML).not.toMatch(/\bid=/);
  }
});

test('the section about the experts links to the open jobs', () => {
  render(<Team />);
  const experts = within(screen.getByRole('region', { name: /50\+ cloud-platform experts/ }));
  expect(experts.getByRole('link', { name: /Become one of them/ })).toHaveAttribute(
    'href',
    '/career',
  );
});
