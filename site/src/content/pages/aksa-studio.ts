import { figures } from '../firm';
import type { PageCopy } from '../page';
import { toolPage, type Matrix, type ToolCopy } from '../tool';

const page = {
  path: '/aksa-studio',
  title: 'AKSA Studio',
  description: `AKSA Studio holds ${figures.aksaStudio.testCases} test cases and ${figures.aksaStudio.erpIntegrations} ERP integrations, so nobody has to click through the same case twice.`,
  above: toolPage.above,
  heading: 'AKSA Studio',
  lead: 'AKSA Studio keeps your test cases and runs them at every release, so nobody has to click through the same one twice.',
} as const satisfies PageCopy;

const matrix = {
  title: 'Not every case, every time.',
  caption:
    'An example of what to test again. A dot: the cases in this area run again. A red ring: start there.',
  corner: 'What changed',
  columns: ['HR', 'Payroll', 'Finance', 'Integrations', 'Reporting'],
  rows: [
    { name: 'A pay component', lead: 'Payroll', also: ['Finance', 'Reporting'] },
    { name: 'An approval step', lead: 'HR', also: ['Reporting'] },
    { name: 'An account', lead: 'Finance', also: ['Payroll', 'Integrations', 'Reporting'] },
    { name: 'An interface', lead: 'Integrations', also: ['Payroll', 'Finance'] },
    {
      name: 'A release of the platform',
      lead: 'Integrations',
      also: ['HR', 'Payroll', 'Finance', 'Reporting'],
    },
  ],
  says: { lead: 'Yes, start here', also: 'Yes', none: 'No' },
} as const satisfies Matrix<'HR' | 'Payroll' | 'Finance' | 'Integrations' | 'Reporting'>;

export const aksaStudio: ToolCopy = {
  ...page,
  product: 'Aksa Studio',
  blocks: [
    {
      kind: 'steps',
      title: 'Write it once, run it at every release.',
      steps: [
        {
          name: 'Write',
          text: 'A test case is a sentence: who does what, and what has to be true afterwards.',
        },
        {
          name: 'Run',
          text: 'When a release is due, the cases are already there, and so are the ERP integrations they have to cross. You start with the first case, not with a search for last year’s spreadsheet.',
        },
        {
          name: 'Read',
          text: 'Most results are what you expected. You look at the one that isn’t, and at the step where it went wrong.',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'A few customers, and a lot of cases.',
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
          text: 'A case can start in one system and end in another.',
          drawing: 'integrations',
        },
        {
          figure: figures.aksaStudio.testCases,
          name: 'Test cases.',
          text: 'Each dot stands for a hundred.',
          drawing: 'cases',
        },
      ],
    },
  ],
  matrix,
  closing: {
    title: 'How long did your last test round take?',
    text: 'Tell us, and tell us what you’d rather have done with the week.',
  },
};
