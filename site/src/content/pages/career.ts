import { firm } from '../firm';
import { jobTerms } from '../job';
import type { PageCopy } from '../page';

/** Spec §2: six roles for the cloud platform, and an HR training call. */
export const careerPage = {
  path: '/career',
  title: 'Career',
  description: `Six roles on one cloud platform for HR and finance, four open jobs in ${jobTerms.location.city} with their salary, and a training call with HR.`,
  heading: 'Six roles at the table, four chairs free',
  lead: 'We look for people who would rather know why a number is wrong than that it is somebody else’s.',
  jobs: {
    title: 'Open now',
    salary: `All four: ${jobTerms.location.city}, ${jobTerms.salary.text}.`,
  },
  roles: {
    title: 'Six roles for the cloud platform.',
    lead: 'This is what our consultants do all day, and the person at the client’s table that each of them sits beside.',
    worksWith: 'Sits beside the',
    roles: [
      {
        name: 'HCM consultant',
        text: 'Turns “that is how we hire here” into a process that a system can follow, and finds the exception that everybody forgot to mention.',
        worksWith: 'HR process owner',
      },
      {
        name: 'Payroll consultant',
        text: 'Runs old and new pay side by side until the last difference has an explanation.',
        worksWith: 'HRIS director',
      },
      {
        name: 'Finance consultant',
        text: 'Sees to it that a hire in one country is the right posting in the right ledger.',
        worksWith: 'Finance lead',
      },
      {
        name: 'Integration consultant',
        text: 'Connects the platform with everything around it, and leaves each connection with an owner.',
        worksWith: 'Integration architect',
      },
      {
        name: 'Reporting consultant',
        text: 'Brings three headcounts into one room and comes out with a single number.',
        worksWith: 'Data lead',
      },
      {
        name: 'Testing consultant',
        text: 'Decides what a release has to prove before anyone is allowed to relax.',
        worksWith: 'Project manager',
      },
    ],
  },
  training: {
    title: 'New to the platform? Ask for the training call.',
    text: 'You know HR or finance, and not yet the platform. Then begin with a call with HR about training: what you can do now, what there is to learn, and which of the six roles it leads to.',
    write: 'Write a few lines about yourself to',
    email: firm.hrEmail,
    subject: 'HR training call',
  },
  closing: {
    title: 'Would you rather hire us than join us?',
    text: `That works too. Write today, and we call back ${firm.callBackWithin}.`,
  },
} as const satisfies PageCopy & Record<string, unknown>;

/** The link that opens an e-mail to HR about the training call. */
export const trainingLink = `mailto:${careerPage.training.email}?subject=${encodeURIComponent(careerPage.training.subject)}`;
