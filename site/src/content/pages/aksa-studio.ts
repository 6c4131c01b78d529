import { figures } from '../firm';
import type { PageCopy } from '../page';
import { toolPage, type Matrix, type ToolCopy } from '../tool';

const page = {
  path: '/aksa-studio',
  title: 'AKSA Studio',
  description: `AKSA Studio keeps ${figures.aksaStudio.testCases} test cases and ${figures.aksaStudio.erpIntegrations} ERP integrations, so that nobody clicks through the same case twice.`,
  above: toolPage.above,
  heading: 'AKSA Studio',
  lead: 'The test cases that nobody should have to click through twice. Write one down, and have it at every release.',
} as const satisfies PageCopy;

const matrix = {
  title: 'Not every case, every time.',
  caption:
    'An example of how a test round is cut. A dot: the cases of this area run again. A red ring: begin there.',
  corner: 'What has changed',
  columns: ['HR', 'Payroll', 'Finance', 'Integrations', 'Reporting'],
  rows: [
    { name: 'A pay component', lead: 'Payroll', also: ['Finance', 'Reporting'] },
    { name: 'An approval step', lead: 'HR', also: ['Reporting'] },
    { name: 'An account', lead: 'Finance', also: ['Payroll', 'Integrations', 'Reporting'] },
    { name: 'An interface', lead: 'Integrations', also: ['Payroll', 'Finance'] },
    {
      name: 'The release of the platform',
      lead: 'Integrations',
      also: ['HR', 'Payroll', 'Finance', 'Reporting'],
    },
  ],
  says: { lead: 'Yes, begin here', also: 'Yes', none: 'No' },
} as const satisfies Matrix<'HR' | 'Payroll' | 'Finance' | 'Integrations' | 'Reporting'>;

export const aksaStudio: ToolCopy = {
  ...page,
  product: 'Aksa Studio',
  blocks: [
    {
      kind: 'steps',
      title: 'Write it once, and have it at every release.',
      steps: [
        {
          name: 'Write',
          text: 'A test case is a sentence: who does what, and what has to be true afterwards.',
        },
        {
          name: 'Run',
          text: 'When a release is due, the cases are there already, and so are the ERP integrations that they have to cross. The round starts with the first case and not with a search for last year’s spreadsheet.',
        },
        {
          name: 'Read',
          text: 'Most results say what was expected. You look at the one that does not, and at the step where it parted from the rest.',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'A small number of customers, and a large number of cases.',
      figures: [
        {
          figure: figures.aksaStudio.customers,
          name: 'Customers.',
          text: 'Few enough that we know each one’s awkward case by name.',
          drawing: 'customers',
        },
        {
          figure: figures.aksaStudio.erpIntegrations,
          name: 'ERP integrations.',
          text: 'A case may begin in one system and end in another.',
          drawing: 'integrations',
        },
        {
          figure: figures.aksaStudio.testCases,
          name: 'Test cases.',
          text: 'Each dot stands for a hundred of them.',
          drawing: 'cases',
        },
      ],
    },
  ],
  matrix,
  closing: {
    title: 'How long did your last test round take?',
    text: 'Tell us, and say what you would have done with the week instead.',
  },
};
