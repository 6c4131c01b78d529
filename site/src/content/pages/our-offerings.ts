import type { PageCopy } from '../page';
import { figures } from '../firm';

export interface Offering {
  /** The anchor, and the name of its drawing. */
  id: 'configuration' | 'reporting' | 'security' | 'data' | 'integration' | 'release' | 'testing';
  name: string;
  claim: string;
  text: string;
  /** What is handed over. */
  result: string;
  more?: { label: string; to: string };
}

interface OurOfferings extends PageCopy {
  indexLabel: string;
  listTitle: string;
  result: string;
  offerings: readonly Offering[];
  contactTitle: string;
}

/** Spec §2: the seven, in this order. */
export const ourOfferings: OurOfferings = {
  path: '/our-offerings',
  title: 'Our Offerings',
  description:
    'Seven offerings for the cloud platform: configuration and tenant, reporting, security, data, integration, release and testing management.',
  above: [{ label: 'Services', to: '/services' }],
  heading: 'Seven offerings, one platform',
  lead: 'We set up the platform and keep it in shape. Take any offering on its own; they’re listed in the order you’ll usually need them.',
  indexLabel: 'The seven offerings',
  listTitle: 'What each one does, and what you get',
  result: 'You get',
  offerings: [
    {
      id: 'configuration',
      name: 'Configuration and tenant management',
      claim: 'Every setting has a reason, and the reason is written down.',
      text: 'We set up organisations, business processes, forms and approvals, and keep your tenants apart: one to try things out in, one to test in, one to work in. Changes only travel in that direction.',
      result: 'A tenant plan, and a log of every setting with its reason and date.',
    },
    {
      id: 'reporting',
      name: 'Reporting management',
      claim: 'HR and finance read the same headcount.',
      text: 'We agree with you what each figure means before we build the report that shows it. Then we retire the reports nobody opened and the spreadsheets that grew in their place.',
      result: 'A catalogue of reports, each with a definition and an owner.',
    },
    {
      id: 'security',
      name: 'Security management',
      claim: 'One answer to the question of who sees whose salary.',
      text: 'Roles follow the work, not the person who did it last. We write down who may see and do what, set it up, and test it from the other side: what a user must not reach.',
      result: 'A role matrix an auditor can follow without us.',
    },
    {
      id: 'data',
      name: 'Data management',
      claim: 'Counted before, counted after, signed in between.',
      text: 'We clean records where they live, map them field by field and load them in rehearsals. Each file has someone who vouches for it. For large moves, we bring Dc3.',
      result: 'Loaded records, with the counts and signatures to prove it.',
      more: { label: 'See Dc3', to: '/dc3' },
    },
    {
      id: 'integration',
      name: 'Integration management',
      claim: 'Connections that are looked after, not just built.',
      text: `We watch the interfaces between the platform and payroll, time, banks and benefits: whether they ran, whether they carried what they should, and who hears about it if they didn’t. The tally so far is ${figures.integrations} integrations.`,
      result: 'A register with an owner, a schedule and an alarm for each connection.',
      more: { label: 'How we build them', to: '/integration-deployment' },
    },
    {
      id: 'release',
      name: 'Release management',
      claim: 'Nothing new on payday.',
      text: 'We read what a release brings, compare it with your setup, and sort it: needed now, useful later, not for you. We plan the calendar around your pay runs and month ends.',
      result: 'A short list, a calendar, and notes for the people who’ll notice.',
      more: {
        label: 'New functions deployment',
        to: '/managed-services-and-new-functions-deployment',
      },
    },
    {
      id: 'testing',
      name: 'Testing management',
      claim: 'What worked yesterday gets tested again today.',
      text: `We write the cases with the people who know them, decide which are worth repeating, and repeat those in AKSA Studio. It holds ${figures.aksaStudio.testCases} cases by now, so few of yours will be the first of their kind.`,
      result: 'A set of cases you keep, and a result for each one after every change.',
      more: { label: 'See AKSA Studio', to: '/aksa-studio' },
    },
  ],
  contactTitle: 'Which offering do you need first?',
};
