import type { Block } from '../blocks';
import type { PageCopy } from '../page';

/** What is said on one side of the table, and what is asked on the other. */
export interface Sides {
  title: string;
  theirs: string;
  yours: string;
  rows: readonly { said: string; asked: string }[];
}

export const clientSideDeployment: PageCopy & {
  opening: readonly Block[];
  sides: Sides;
  blocks: readonly Block[];
  contactTitle: string;
} = {
  path: '/client-side-deployment',
  title: 'Client-Side Deployment',
  description:
    'A consultant on your side of the table while an implementation partner moves your HR and finance to the cloud.',
  above: [{ label: 'Services', to: '/services' }],
  heading: 'One of ours, among yours',
  lead: 'Your implementation partner has done this before. Your own people have not. We lend you somebody who has, and who answers to you alone.',
  opening: [
    {
      kind: 'voice',
      title: 'Why anyone asks for this',
      voice:
        'Everybody in this meeting knows the platform. Except the ones who will have to live with it.',
      text: 'That is how decisions come to be taken by whoever is quickest. A person beside you evens it out: same experience, other employer.',
    },
  ],
  sides: {
    title: 'What is said across the table, and what we ask on your behalf.',
    theirs: 'Across the table',
    yours: 'On your side',
    rows: [
      {
        said: 'That is how the platform does it.',
        asked: 'Is it the platform, or is it the template? Show us the setting.',
      },
      {
        said: 'Testing is planned for the last month.',
        asked: 'Who tests, on which cases, and who gives them the afternoon off from payroll?',
      },
      {
        said: 'We will need your data a little earlier.',
        asked: 'Which file, in what state, and what happens to the rehearsal if it is late?',
      },
      {
        said: 'It is out of scope.',
        asked: 'Where is that written? And if it is: what will people do on the Monday instead?',
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'A week on your side.',
      steps: [
        {
          name: 'Monday',
          text: 'Reads the partner’s status before the meeting does, and marks what has moved since last week.',
        },
        {
          name: 'Tuesday',
          text: 'Sits in the design session. Says little there, and asks the process owner afterwards what she thought she had agreed to. Where the two differ, it is back on the agenda.',
        },
        {
          name: 'Wednesday',
          text: 'Goes through a data file with the data lead and sends back the rows that will not load.',
        },
        {
          name: 'Thursday',
          text: 'Tries the build as a user would: on an ordinary case, then on the awkward one.',
        },
        {
          name: 'Friday',
          text: 'Half a page to the executive sponsor: what is decided, what is late, what needs a word from above. No colours, no arrows.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'Call us when one of these sounds familiar.',
      points: [
        {
          name: 'Your project manager has a second job',
          text: 'It is the one that she was hired for.',
        },
        {
          name: 'The plan is green and nobody believes it',
          text: 'We look at what is finished, not at what is reported.',
        },
        {
          name: 'The go-live is near, and the questions are new',
          text: 'We can join late. The reading in is done with your people, so that they learn it too.',
        },
        {
          name: 'You will run it yourselves afterwards',
          text: 'Then somebody should learn it during the build. We hand over as we go, to a named person of yours.',
        },
      ],
    },
    {
      kind: 'links',
      title: 'Before, and after',
      links: [
        {
          name: 'Advisory services',
          text: 'If no partner has been chosen yet, begin here.',
          to: '/advisory-services',
        },
        {
          name: 'Managed services and new functions',
          text: 'If you would rather not run it alone.',
          to: '/managed-services-and-new-functions-deployment',
        },
        {
          name: 'Testing management',
          text: 'If the tests are what keeps you awake.',
          to: '/our-offerings#testing',
        },
      ],
    },
  ],
  contactTitle: 'Tell us who sits at the table now.',
};
