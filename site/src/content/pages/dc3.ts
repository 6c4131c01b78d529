import { figures } from '../firm';
import type { PageCopy } from '../page';
import { toolPage, type Matrix, type ToolCopy } from '../tool';

const page = {
  path: '/dc3',
  title: 'Dc3',
  description: `Dc3 moves transactions and files out of a legacy ERP with role-based access: ${figures.dc3.transactions} transactions and ${figures.dc3.files} files for ${figures.dc3.customers} customers so far.`,
  above: toolPage.above,
  heading: 'Dc3',
  lead: 'Transactions and files by the million, on their way to the platform. Everyone sees their part of them, and only that.',
} as const satisfies PageCopy;

/** Spec §1: role-based access is what the copy says of Dc3. The distribution of the dots is an example. */
const matrix = {
  title: 'Who sees what is settled before the first file arrives.',
  caption:
    'An example with four of the eight roles in a transformation; yours is drawn up with you. A dot: the role sees it. A red ring: the role answers for it.',
  corner: 'Records',
  columns: ['Data lead', 'HR process owner', 'Finance lead', 'Integration architect'],
  rows: [
    { name: 'Names, jobs and positions', lead: 'HR process owner', also: ['Data lead'] },
    { name: 'Pay and deductions', lead: 'HR process owner', also: ['Finance lead'] },
    { name: 'Accounts and postings', lead: 'Finance lead', also: ['Data lead'] },
    { name: 'Scanned files', lead: 'HR process owner' },
    {
      name: 'Counts and totals',
      lead: 'Data lead',
      also: ['HR process owner', 'Finance lead', 'Integration architect'],
    },
    { name: 'What is sent on, and when', lead: 'Integration architect', also: ['Data lead'] },
  ],
  says: { lead: 'Yes, and answers for it', also: 'Yes', none: 'No' },
} as const satisfies Matrix<
  'Data lead' | 'HR process owner' | 'Finance lead' | 'Integration architect'
>;

export const dc3: ToolCopy = {
  ...page,
  product: 'Dc3',
  blocks: [
    {
      kind: 'steps',
      title: 'Uneven on the way in, even on the way out.',
      steps: [
        {
          name: 'Collect',
          text: 'Records come as they are: from the legacy ERP, and from the files that somebody kept beside it.',
        },
        {
          name: 'Sort by role',
          text: 'Each record goes past the person who knows it. Whoever checks job histories has no need to see pay, and whoever checks pay has no need to read a letter from a doctor. Access follows the role, so nobody has to be trusted with everything.',
        },
        {
          name: 'Hand over',
          text: 'What has been looked at moves on, in the order in which the platform wants it.',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'What has come through so far.',
      figures: [
        {
          figure: figures.dc3.transactions,
          name: 'Transactions.',
          text: 'Each bar stands for a hundred thousand.',
          drawing: 'transactions',
        },
        {
          figure: figures.dc3.files,
          name: 'Files.',
          text: 'Half as many bars. Each of them takes longer to open.',
          drawing: 'files',
        },
        {
          figure: figures.dc3.customers,
          name: 'Customers.',
          text: 'Each has a legacy ERP that was never meant to be left.',
          drawing: 'customers',
        },
      ],
    },
    {
      kind: 'voice',
      title: 'Why access comes first',
      voice: 'I only wanted to check the postcodes. I did not want to know what my boss earns.',
      text: 'With role-based access she checks the postcodes. The salaries are on somebody else’s list.',
    },
  ],
  matrix,
  closing: {
    title: 'Bring the folder nobody opens.',
    text: 'Tell us what has to move, roughly how much of it there is, and who may see it.',
  },
};
