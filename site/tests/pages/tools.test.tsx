import { render, screen, within } from '@testing-library/react';
import ToolsPage from '../../src/pages/tools';

test.each([
  ['Dc3', '/dc3', ['2m+ transactions', '1m+ files', '10+ customers']],
  ['AKSA Studio', '/aksa-studio', ['20k+ test cases', '3 ERP integrations', '4 customers']],
  ['Reorg Chart Modelling', '/reorg-chart-modelling', ['4 roles', '1 finalised version']],
])('%s is shown with its figures and a link to its page', (name, path, facts) => {
  render(<ToolsPage />);
  const tool = within(screen.getByRole('region', { name }));
  const labels = tool.getAllByRole('term');
  const figures = tool.getAllByRole('definition');
  expect(
    figures.map((figure, i) => [figure.textContent, labels[i]?.textContent].join(' ')),
  ).toEqual(facts);
  expect(tool.getByRole('link', { name: new RegExp(`How ${name} works`) })).toHaveAttribute(
    'href',
    path,
  );
});

test('the three tools are compared in one table', () => {
  render(<ToolsPage />);
  const table = screen.getByRole('table', { name: 'The three tools compared' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'Tool',
    'Dc3',
    'AKSA Studio',
    'Reorg Chart Modelling',
  ]);
  const counted = within(table).getByRole('row', { name: /^So far/ });
  expect(within(counted).getAllByRole('cell')[0]).toHaveTextContent(
    '2m+ transactions, 1m+ files, 10+ customers',
  );
});
