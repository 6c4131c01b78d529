import type { Block } from '../blocks';
import { figures } from '../firm';
import type { PageCopy } from '../page';

/** A page of an interface register, as an example of what is handed over. */
export interface Register {
  title: string;
  caption: string;
  columns: { name: string; way: string; when: string; owner: string; alarm: string };
  rows: readonly { name: string; way: string; when: string; owner: string; alarm: string }[];
}

export const integrationDeployment: PageCopy & {
  figures: readonly Block[];
  register: Register;
  blocks: readonly Block[];
  contactTitle: string;
} = {
  path: '/integration-deployment',
  title: 'Integration Deployment',
  description: `${figures.integrations} integrations in ${figures.integrationCountries} countries: how we connect payroll, time, banking and benefits to the platform.`,
  above: [{ label: 'Services', to: '/services' }],
  heading: 'No interface without an owner',
  lead: 'The platform is only as good as what reaches it. We connect payroll, time, banks and benefits, and leave each connection with a name on it.',
  figures: [
    {
      kind: 'figures',
      title: 'A tally, and how far it reaches.',
      figures: [
        {
          figure: figures.integrations,
          name: 'Integrations.',
          text: 'One stroke each. They differ in format, hour and temper.',
          drawing: 'integrations',
        },
        {
          figure: figures.integrationCountries,
          name: 'Countries.',
          text: 'One dot each. Every one has its own idea of a bank file, and of the day on which it is due.',
          drawing: 'countries',
        },
      ],
    },
  ],
  register: {
    title: 'You get a register, not a diagram.',
    caption: 'An example page. Yours will have your own rows, and somebody’s name in each.',
    columns: {
      name: 'Interface',
      way: 'Way',
      when: 'Runs',
      owner: 'Owner',
      alarm: 'If it does not arrive',
    },
    rows: [
      {
        name: 'Joiners and leavers to the directory',
        way: 'Out',
        when: 'On each change',
        owner: 'HRIS director',
        alarm: 'Access stays shut until it does',
      },
      {
        name: 'Hours from time recording',
        way: 'In',
        when: 'Before each pay run',
        owner: 'HR process owner',
        alarm: 'Pay run waits; the last good file is shown',
      },
      {
        name: 'Pay results to the ledger',
        way: 'Out',
        when: 'After each pay run',
        owner: 'Finance lead',
        alarm: 'Month end is told at once',
      },
      {
        name: 'Payments to the bank',
        way: 'Out',
        when: 'On pay day',
        owner: 'Finance lead',
        alarm: 'A person is phoned',
      },
      {
        name: 'Benefit elections from the insurer',
        way: 'In',
        when: 'On enrolment',
        owner: 'Data lead',
        alarm: 'Row by row, to whoever can mend it',
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'From a cable that nobody dares to pull, to one that anybody may.',
      steps: [
        {
          name: 'Find them',
          text: 'The ones on the list, and the ones that run from somebody’s scheduled task.',
        },
        {
          name: 'Map and build',
          text: 'Field by field, with the owner in the room: what is sent, what it is called on the other side, and what to do with the value that fits neither. Then the integration architect builds it, alone, in peace.',
        },
        {
          name: 'Run it twice',
          text: 'Beside the old one, on the same data, until the two agree. Differences are explained before they are mended.',
        },
      ],
    },
    {
      kind: 'voice',
      title: 'A good moment to call',
      voice: 'It has always worked. Nobody knows why, and she retires in spring.',
      text: 'We sit beside her for as long as she is there. Watching beats reading logs.',
    },
    {
      kind: 'links',
      title: 'On either side of the connection',
      links: [
        {
          name: 'Dc3',
          text: 'When the records themselves have to move, by the million.',
          to: '/dc3',
        },
        {
          name: 'Integration, as an offering',
          text: 'The care of connections that are already there.',
          to: '/our-offerings#integration',
        },
        {
          name: 'Managed services and new functions',
          text: 'Somebody to restart them, and to note why.',
          to: '/managed-services-and-new-functions-deployment',
        },
      ],
    },
  ],
  contactTitle: 'Which connection would you rather not touch?',
};
