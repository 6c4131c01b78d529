import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import AksaStudioPage from '../../src/pages/aksa-studio';
import Dc3Page from '../../src/pages/dc3';
import ReorgChartModellingPage from '../../src/pages/reorg-chart-modelling';

const pages: [string, ReactElement, string[]][] = [
  ['Dc3', <Dc3Page key="dc3" />, ['AKSA Studio', 'Reorg Chart Modelling']],
  ['AKSA Studio', <AksaStudioPage key="aksa-studio" />, ['Dc3', 'Reorg Chart Modelling']],
  ['Reorg Chart Modelling', <ReorgChartModellingPage key="reorg" />, ['Dc3', 'AKSA Studio']],
];

test.each(pages)('%s has two buttons to request a demo', (name, page) => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Request Demo' })).toHaveLength(2);
});

test.each(pages)('%s is explained in three steps', (_name, page) => {
  render(page);
  const [steps] = screen
    .getAllByRole('list')
    .filter((list) => list.tagName === 'OL' && within(list).queryAllByRole('heading').length > 0);
  if (!steps) throw new Error('there are no steps');
  expect(within(steps).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test.each(pages)('%s links to the other two tools, each once', (_name, page, others) => {
  render(page);
  const list = within(screen.getByRole('region', { name: 'The other two tools' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(others);
});

test.each(pages)('%s ends with a link to the contact page', (_name, page) => {
  render(page);
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('Dc3 mentions role-based access and shows its figures', () => {
  render(<Dc3Page />);
  expect(screen.getAllByText(/role-based access/i).length).toBeGreaterThan(0);
  const counted = within(screen.getByRole('region', { name: /What it has moved/ }));
  for (const figure of ['10+', '2m+', '1m+']) {
    expect(counted.getByText(figure)).toBeInTheDocument();
  }
});

test('AKSA Studio shows its customers, its ERP integrations and its test cases', () => {
  render(<AksaStudioPage />);
  const counted = within(screen.getByRole('region', { name: /A few customers/ }));
  for (const figure of ['4', '3', '20k+']) {
    expect(counted.getByText(figure)).toBeInTheDocument();
  }
});
