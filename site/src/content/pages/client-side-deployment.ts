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
  heading: 'One of our people, on your team',
  lead: 'Your implementation partner has done this before. Your own people haven’t. We lend you someone who has, and who answers only to you.',
  opening: [
    {
      kind: 'quote',
      title: 'Why people ask for this',
      quote:
        'Everyone in this meeting knows the platform. Except the people who’ll have to live with it.',
      text: 'That’s how the fastest talker ends up deciding. Someone beside you evens it out: same experience, different employer.',
    },
  ],
  sides: {
    title: 'What they say across the table, and what we ask for you.',
    theirs: 'Across the table',
    yours: 'On your side',
    rows: [
      {
        said: 'That’s how the platform does it.',
        asked: 'Is that the platform, or just the template? Show us the setting.',
      },
      {
        said: 'Testing is planned for the last month.',
        asked: 'Who tests, with which cases, and who gives them the afternoon off from payroll?',
      },
      {
        said: 'We’ll need your data a little earlier.',
        asked: 'Which file, in what state, and what happens to the rehearsal if it’s late?',
      },
      {
        said: 'That’s out of scope.',
        asked: 'Where does it say so? And if it is, what will people do on Monday instead?',
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
          text: 'Reads the partner’s status report before the meeting, and marks what has slipped since last week.',
        },
        {
          name: 'Tuesday',
          text: 'Sits in on the design session, says little, and afterwards asks the process owner what she thinks she agreed to. If that isn’t what was minuted, it goes back on the agenda.',
        },
        {
          name: 'Wednesday',
          text: 'Goes through a data file with the data lead and sends back the rows that won’t load.',
        },
        {
          name: 'Thursday',
          text: 'Tries the build the way a user would: first an ordinary case, then an awkward one.',
        },
        {
          name: 'Friday',
          text: 'Sends the executive sponsor half a page: what’s decided, what’s late, what needs a word from above. No traffic lights, no arrows.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'Call us if one of these sounds familiar.',
      points: [
        {
          name: 'Your project manager has a second job',
          text: 'It’s the one she was hired for.',
        },
        {
          name: 'The plan is green and nobody believes it',
          text: 'We look at what’s finished, not at what’s reported.',
        },
        {
          name: 'Go-live is near, and the questions are new',
          text: 'We can join late. We get up to speed with your people beside us, so they learn it too.',
        },
        {
          name: 'You’ll run it yourselves afterwards',
          text: 'Then someone should learn it during the build. We hand over as we go, to a named person on your team.',
        },
      ],
    },
    {
      kind: 'links',
      title: 'Before and after',
      links: [
        {
          name: 'Advisory services',
          text: 'If you haven’t chosen a partner yet, start here.',
          to: '/advisory-services',
        },
        {
          name: 'Managed services and new functions',
          text: 'If you’d rather not run it alone.',
          to: '/managed-services-and-new-functions-deployment',
        },
        {
          name: 'Testing management',
          text: 'If it’s the tests that keep you awake.',
          to: '/our-offerings#testing',
        },
      ],
    },
  ],
  contactTitle: 'Tell us who’s at the table now.',
};
