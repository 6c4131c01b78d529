import { firm } from '../firm';
import { jobTerms } from '../job';
import type { PageCopy } from '../page';

/** Spec §2: six roles for the cloud platform, and an HR training call. */
export const careerPage = {
  path: '/career',
  title: 'Career',
  description: `Four open jobs in ${jobTerms.location.city} with their salary, six roles on one cloud platform for HR and finance, and an HR training call.`,
  heading: 'Four open jobs and six roles to grow into',
  lead: 'We’re looking for people who want to know why a number is wrong, not whose fault it is.',
  jobs: {
    title: 'Open now',
    salary: `All four: ${jobTerms.location.city}, ${jobTerms.salary.text}.`,
  },
  roles: {
    title: 'Six roles for the cloud platform.',
    lead: 'Our consultants work in these six roles, each with a partner on the client’s side. They aren’t among the four jobs above: the way into them is the HR training call.',
    worksWith: 'Works with the',
    roles: [
      {
        name: 'HCM consultant',
        text: 'Turns “that’s how we hire here” into a process a system can follow, and finds the exception everyone forgot to mention.',
        worksWith: 'HR process owner',
      },
      {
        name: 'Payroll consultant',
        text: 'Runs old and new pay side by side until every difference is explained.',
        worksWith: 'HRIS director',
      },
      {
        name: 'Finance consultant',
        text: 'Makes sure a hire in one country becomes the right posting in the right ledger.',
        worksWith: 'Finance lead',
      },
      {
        name: 'Integration consultant',
        text: 'Connects the platform to everything around it, and leaves every connection with an owner.',
        worksWith: 'Integration architect',
      },
      {
        name: 'Reporting consultant',
        text: 'Walks into a meeting with three headcounts and comes out with one.',
        worksWith: 'Data lead',
      },
      {
        name: 'Testing consultant',
        text: 'Decides what a release has to prove before anyone can relax.',
        worksWith: 'Project manager',
      },
    ],
  },
  training: {
    title: 'New to the platform? Ask for the HR training call.',
    text: 'You know HR or finance, but not the platform yet? HR will call you about training: what you can already do, what there is to learn, and which role it leads to.',
    write: 'Write a few lines about yourself to',
    email: firm.hrEmail,
    subject: 'HR training call',
  },
  closing: {
    title: 'Would you rather hire us than join us?',
    text: `That works too. Write today, and we’ll call you back ${firm.callBackWithin}.`,
  },
} as const satisfies PageCopy & Record<string, unknown>;

/** The link that opens an e-mail to HR about the training call. */
export const trainingLink = `mailto:${careerPage.training.email}?subject=${encodeURIComponent(careerPage.training.subject)}`;
