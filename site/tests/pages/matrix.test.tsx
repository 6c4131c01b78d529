import { render, screen, within } from '@testing-library/react';
import { answerOf } from '../../src/sections/tools/Dots';
import { aksaStudio } from '../../src/content/pages/aksa-studio';
import { dc3 } from '../../src/content/pages/dc3';
import { reorgChartModelling } from '../../src/content/pages/reorg-chart-modelling';
import ReorgChartModellingPage from '../../src/pages/reorg-chart-modelling';

/** The part of a role, read from the table as a screen reader would. */
function tasksOf(role: string) {
  const table = within(screen.getByRole('table'));
  const column = table.getAllByRole('columnheader').findIndex((head) => head.textContent === role);
  return table
    .getAllByRole('row')
    .slice(1)
    .filter((row) => {
      const cells = within(row).getAllByRole('cell');
      return cells[column - 1]?.textContent.startsWith('Yes');
    })
    .map((row) => within(row).getByRole('rowheader').textContent);
}

test.each([
  ['OrgAdmin', ['Upload the initial version', 'Finalise a version']],
  ['OrgPlanner', ['Create new versions from the admin version']],
  ['User', ['View admin and planner versions']],
  ['EndUser', ['View the finalised version, and only that']],
])('the %s of a reorganisation has exactly the described tasks', (role, tasks) => {
  render(<ReorgChartModellingPage />);
  expect(tasksOf(role)).toEqual(tasks);
});

test('leading, participating and absent roles have different dots', () => {
  const row = { name: 'Pay', lead: 'Payroll', also: ['Finance'] };
  expect(answerOf(row, 'Payroll')).toBe('lead');
  expect(answerOf(row, 'Finance')).toBe('also');
  expect(answerOf(row, 'HR')).toBe('none');
});

test.each([dc3, aksaStudio, reorgChartModelling])(
  'no row of the table of $title names a column twice',
  ({ matrix }) => {
    for (const { lead, also = [] } of matrix.rows) {
      const named = [lead, ...also].filter(Boolean);
      expect(new Set(named).size).toBe(named.length);
    }
  },
);
