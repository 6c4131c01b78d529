import { figures } from '../firm';
import type { PageCopy } from '../page';
import { toolPage, type Matrix, type ToolCopy } from '../tool';

const page = {
  path: '/dc3',
  title: 'Dc3',
  description: `Dc3 moves transactions and files out of a legacy ERP with role-based access: ${figures.dc3.transactions} transactions and ${figures.dc3.files} files for ${figures.dc3.customers} customers so far.`,
  above: toolPage.above,
  heading: 'Dc3',
  lead: 'Dc3 moves transactions and files to the platform by the million. Everyone sees their own part, and nothing else.',
} as const satisfies PageCopy;

/** Spec §1: role-based access is what the copy says of Dc3. The distribution of the dots is an example. */
const matrix = {
  title: 'You settle who sees what before the first file arrives.',
  caption:
    'An example with four of the eight roles in a transformation; we draw up yours with you. A dot: the role sees it. A red ring: the role answers for it.',
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
    { name: 'What gets sent on, and when', lead: 'Integration architect', also: ['Data lead'] },
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
      title: 'Untidy going in, tidy coming out.',
      steps: [
        {
          name: 'Collect',
          text: 'Records come as they are: from the legacy ERP, and from the files people kept beside it.',
        },
        {
          name: 'Sort by role',
          text: 'Each record goes to the person who knows it. Whoever checks job histories doesn’t need to see pay, and whoever checks pay doesn’t need to read a doctor’s letter. Access follows the role, so nobody has to be trusted with everything.',
        },
        {
          name: 'Hand over',
          text: 'What has been checked moves on, in the order the platform needs.',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'What it has moved so far.',
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
          text: 'Half as many bars, but each one takes longer to open.',
          drawing: 'files',
        },
        {
          figure: figures.dc3.customers,
          name: 'Customers.',
          text: 'Each with a legacy ERP that nobody ever planned to leave.',
          drawing: 'customers',
        },
      ],
    },
    {
      kind: 'quote',
      title: 'Why access comes first',
      quote: 'I only wanted to check the postcodes. I didn’t want to know what my boss earns.',
      text: 'With role-based access, she checks the postcodes. The salaries are on someone else’s list.',
    },
  ],
  matrix,
  closing: {
    title: 'Bring the folder nobody opens.',
    text: 'Tell us what has to move, roughly how much there is, and who may see it.',
  },
};
