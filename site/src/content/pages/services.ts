import { figures, firm } from '../firm';
import type { PageCopy } from '../page';

interface Service {
  name: string;
  text: string;
  to: string;
}

/** A service with a page of its own: it is shown with its drawing. */
export interface PicturedService extends Service {
  drawing: 'advisory' | 'managed' | 'integration' | 'client-side';
}

/** A service that /our-offerings describes: it is shown ruled, with what it covers. */
export interface RuledService extends Service {
  points: readonly string[];
}

interface ServicesPage extends PageCopy {
  listTitle: string;
  services: readonly (PicturedService | RuledService)[];
  more: string;
  contactTitle: string;
}

export const servicesPage: ServicesPage = {
  path: '/services',
  title: 'Our Services',
  description:
    'Eight services for HR and finance on the cloud platform, from the first conversation to the releases long after go-live.',
  heading: 'Eight ways to work with us',
  lead: 'Start with one, and add others as you need them, until you can run the system without us. Four have a page of their own; four come from our seven offerings.',
  listTitle: 'Services',
  /** Spec §2: eight cards. Pictured and ruled ones take turns on the page, in this order. */
  services: [
    {
      name: 'Advisory services',
      text: 'Where to start, what to leave behind and what it will take. We look at your processes with the people who run them, and put the answer on a few pages a board can read.',
      to: '/advisory-services',
      drawing: 'advisory',
    },
    {
      name: 'Configuration and tenant management',
      text: 'We set up the platform for the way you work, and keep it tidy from the first tenant to the last.',
      to: '/our-offerings#configuration',
      points: [
        'Business processes and forms',
        'Tenant plan and refreshes',
        'A log of every setting',
      ],
    },
    {
      name: 'Release management',
      text: 'A release brings more than most teams have time to read. We pick what helps you and say what can wait.',
      to: '/our-offerings#release',
      points: [
        'Review of each release',
        'Calendar built around your pay runs',
        'Notes for the people who use it',
      ],
    },
    {
      name: 'Managed services and new functions',
      text: `After go-live, we stay. Support answers ${firm.supportWithin}, ${firm.hours}, and we switch on new functions when someone has asked for them.`,
      to: '/managed-services-and-new-functions-deployment',
      drawing: 'managed',
    },
    {
      name: 'Integration deployment',
      text: `${figures.integrations} integrations in ${figures.integrationCountries} countries: payroll, time, banking, benefits. Each gets an owner, a map and a test.`,
      to: '/integration-deployment',
      drawing: 'integration',
    },
    {
      name: 'Reporting',
      text: 'Figures that HR and finance both sign. One definition of headcount, and one place to look it up.',
      to: '/our-offerings#reporting',
      points: ['Management dashboards', 'Reports for the auditors', 'The check behind each figure'],
    },
    {
      name: 'Security',
      text: 'Who may see what, in writing, with proof that it still holds after every change.',
      to: '/our-offerings#security',
      points: [
        'Roles and who holds them',
        'Pay data and who reads it',
        'Tests for what must stay hidden',
      ],
    },
    {
      name: 'Client-side deployment',
      text: 'One of our consultants joins your team, sits on your side of the table, reads your implementation partner’s plans, and says what others would rather not.',
      to: '/client-side-deployment',
      drawing: 'client-side',
    },
  ],
  more: 'All seven offerings, one by one',
  contactTitle: 'Not sure which service? Describe the problem instead.',
};
