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
  lead: 'The platform is only as good as what reaches it. We connect it to payroll, time, banks and benefits, and leave every connection with an owner’s name on it.',
  figures: [
    {
      kind: 'figures',
      title: 'A tally of our integrations so far.',
      figures: [
        {
          figure: figures.integrations,
          name: 'Integrations.',
          text: 'One stroke each. They differ in format, schedule and temper.',
          drawing: 'integrations',
        },
        {
          figure: figures.integrationCountries,
          name: 'Countries.',
          text: 'One dot each. Each has its own idea of a bank file, and of the day it’s due.',
          drawing: 'countries',
        },
      ],
    },
  ],
  register: {
    title: 'You get a register, not a diagram.',
    caption: 'An example page. Yours will have your own rows, and a name in each.',
    columns: {
      name: 'Interface',
      way: 'Direction',
      when: 'Runs',
      owner: 'Owner',
      alarm: 'If it doesn’t arrive',
    },
    rows: [
      {
        name: 'Joiners and leavers to the directory',
        way: 'Out',
        when: 'On each change',
        owner: 'HRIS director',
        alarm: 'No access until it does',
      },
      {
        name: 'Hours from time recording',
        way: 'In',
        when: 'Before each pay run',
        owner: 'HR process owner',
        alarm: 'The pay run waits; the last good file is shown',
      },
      {
        name: 'Pay results to the ledger',
        way: 'Out',
        when: 'After each pay run',
        owner: 'Finance lead',
        alarm: 'The month-end team is told at once',
      },
      {
        name: 'Payments to the bank',
        way: 'Out',
        when: 'On payday',
        owner: 'Finance lead',
        alarm: 'Someone gets a phone call',
      },
      {
        name: 'Benefit elections from the insurer',
        way: 'In',
        when: 'On enrolment',
        owner: 'Data lead',
        alarm: 'Each row goes to whoever can fix it',
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'From a cable nobody dares to pull to one anyone can.',
      steps: [
        {
          name: 'Find them',
          text: 'We find the interfaces on the list, and the ones that run from someone’s scheduled task.',
        },
        {
          name: 'Map and build',
          text: 'We go field by field, with the owner in the room: what is sent, what it’s called on the other side, and what to do with the value that fits neither. Then the integration architect builds it, alone and in peace.',
        },
        {
          name: 'Run it twice',
          text: 'We run it beside the old one, on the same data, until the two agree. We explain each difference before we fix it.',
        },
      ],
    },
    {
      kind: 'quote',
      title: 'A good moment to call',
      quote: 'It has always worked. Only she knows why, and she retires in spring.',
      text: 'We sit beside her for as long as she’s there. Watching beats reading logs.',
    },
    {
      kind: 'links',
      title: 'Before and after the connection',
      links: [
        {
          name: 'Dc3',
          text: 'When the records themselves have to move, by the million.',
          to: '/dc3',
        },
        {
          name: 'Integration management',
          text: 'We look after the connections you already have.',
          to: '/our-offerings#integration',
        },
        {
          name: 'Managed services and new functions',
          text: 'Someone to restart them, and to note why they stopped.',
          to: '/managed-services-and-new-functions-deployment',
        },
      ],
    },
  ],
  contactTitle: 'Which connection would you rather not touch?',
};
