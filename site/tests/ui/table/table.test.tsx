import { render, screen, within } from '@testing-library/react';
import { Table } from '../../../src/ui/table/Table';

test('each cell of a table names its column, and each part has its role in every layout', () => {
  render(
    <Table
      caption="Who has what"
      corner="Form"
      columns={['Fields', 'Purpose']}
      rows={[{ name: 'Contact form', cells: ['Name', 'To answer'] }]}
      cells="text"
    />,
  );
  const table = screen.getByRole('table', { name: 'Who has what' });
  const row = within(within(table).getByRole('row', { name: /Contact form/ }));
  expect(row.getByRole('cell', { name: 'Name' })).toHaveAttribute('data-column', 'Fields');
  expect(row.getByRole('cell', { name: 'To answer' })).toHaveAttribute('data-column', 'Purpose');
  for (const name of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell']) {
    for (const part of screen.getAllByRole(name)) expect(part).toHaveAttribute('role', name);
  }
});
