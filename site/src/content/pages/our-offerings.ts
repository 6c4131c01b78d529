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
  heading: 'Seven trades under one roof',
  lead: 'Each can be had alone. They stand in the order in which one tends to need the next.',
  indexLabel: 'The seven offerings',
  listTitle: 'What each of them does, and what you get',
  result: 'You get',
  offerings: [
    {
      id: 'configuration',
      name: 'Configuration and tenant management',
      claim: 'Every setting has a reason, and the reason is written down.',
      text: 'We set up organisations, business processes, forms and approvals, and keep the tenants apart: one to try in, one to test in, one to live in. Changes travel in that direction only.',
      result: 'A tenant plan, and a log of each setting with its reason and its date.',
    },
    {
      id: 'reporting',
      name: 'Reporting management',
      claim: 'HR and finance read the same headcount.',
      text: 'We settle what each figure means before we build the report that shows it. Then we retire the reports that nobody opened and the spreadsheets that grew in their place.',
      result: 'A catalogue of reports, each with a definition and an owner.',
    },
    {
      id: 'security',
      name: 'Security management',
      claim: 'Who sees whose salary is a question with one answer.',
      text: 'Roles follow the work, not the person who held it last. We draw up who may see and do what, set it up, and test it from the wrong side: what a user must not reach.',
      result: 'A matrix of roles that an auditor can follow without us.',
    },
    {
      id: 'data',
      name: 'Data management',
      claim: 'Counted before, counted after, signed in between.',
      text: 'Records are cleaned where they live, mapped field by field and loaded in rehearsals. Each file has a person who says that it is right. For large moves we bring Dc3.',
      result: 'Loaded records, with the counts and the signatures that go with them.',
      more: { label: 'See Dc3', to: '/dc3' },
    },
    {
      id: 'integration',
      name: 'Integration management',
      claim: 'Connections that are looked after, not only built.',
      text: `We keep watch over the interfaces between the platform and payroll, time, banks and benefits: that they ran, that they carried what they should, and who hears of it if not. The tally so far is ${figures.integrations} integrations.`,
      result: 'A register with an owner, a schedule and an alarm for each.',
      more: { label: 'How we build them', to: '/integration-deployment' },
    },
    {
      id: 'release',
      name: 'Release management',
      claim: 'Nothing new on a pay day.',
      text: 'We read what a release brings, compare it with what you have set up, and sort it: needed now, useful later, not for you. The calendar is drawn around your pay runs and month ends.',
      result: 'A short list, a calendar, and notes for the people who will notice.',
      more: {
        label: 'New functions deployment',
        to: '/managed-services-and-new-functions-deployment',
      },
    },
    {
      id: 'testing',
      name: 'Testing management',
      claim: 'What worked yesterday is asked again today.',
      text: `We write the cases with the people who know them, decide which are worth repeating, and repeat those in AKSA Studio. It holds ${figures.aksaStudio.testCases} cases by now, so few of yours will be its first of the kind.`,
      result: 'A set of cases that you keep, and a result for each after every change.',
      more: { label: 'See AKSA Studio', to: '/aksa-studio' },
    },
  ],
  contactTitle: 'Which of the seven is missing in your house?',
};
