import { render, screen, within } from '@testing-library/react';
import { topics } from '../../src/content/topic';
import Blockchain from '../../src/pages/blockchain-and-internet-of-things';
import InformationSecurity from '../../src/pages/information-security';
import MachineLearning from '../../src/pages/machine-learning-and-predictive-analysis';
import Solutions from '../../src/pages/solutions';
import Workday from '../../src/pages/workday';

const cards = () =>
  within(screen.getByRole('region', { name: 'Solutions' })).getAllByRole('article');

test('four cards lead to the four topics', () => {
  render(<Solutions />);
  const addresses = cards().flatMap((card) =>
    within(card)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(addresses).toEqual([
    '/blockchain-and-internet-of-things',
    '/machine-learning-and-predictive-analysis',
    '/information-security',
    '/workday',
  ]);
});

test('one card is a placeholder titled TBD, without a link', () => {
  render(<Solutions />);
  const placeholders = cards().filter((card) => !within(card).queryByRole('link'));
  expect(placeholders.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'TBD',
  ]);
});

const pages = [Blockchain, MachineLearning, InformationSecurity, Workday];

test.each(topics.map((topic, index) => ({ ...topic, View: pages[index] ?? Solutions })))(
  '$to says where it helps and where it does not, and leads to the other three',
  ({ to, View }) => {
    render(<View />);
    expect(screen.getByRole('heading', { name: 'Where it helps' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Where it doesn’t' })).toBeInTheDocument();
    const others = within(screen.getByRole('navigation', { name: 'The other three topics' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      topics.filter((other) => other.to !== to).map((other) => other.to),
    );
  },
);

test('the rooms of information security are nested', () => {
  render(<InformationSecurity />);
  const rooms = within(screen.getByRole('region', { name: /fewer the eyes/ }));
  const [outermost] = rooms.getAllByRole('listitem');
  expect(outermost).toHaveTextContent(/^Everyone.*The manager.*HR.*Payroll.*Two people together/);
  expect(rooms.getAllByRole('listitem')).toHaveLength(5);
});
