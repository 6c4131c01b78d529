import type { Block } from '../blocks';
import type { PageCopy } from '../page';

export const advisoryServices: PageCopy & { blocks: readonly Block[]; contactTitle: string } = {
  path: '/advisory-services',
  title: 'Advisory Services',
  description:
    'Advice before you move HR and finance to the cloud: what to move, what to leave behind, in which order, and what it takes.',
  above: [{ label: 'Services', to: '/services' }],
  heading: 'Know what to buy before you buy it',
  lead: 'Before the big project, a small one: together we work out what should move, what shouldn’t, and who has to agree.',
  blocks: [
    {
      kind: 'text',
      title: 'The pile isn’t the problem. It’s that nobody has read it.',
      paragraphs: [
        'Many projects sign a contract first and find out later what’s in it. We do it the other way round.',
        'We sit down with the people who run payroll, hire, close the month and keep the interfaces alive, and go through what they really do: the file someone fixes by hand before every pay run, the approval that happens in the corridor, the three figures that all go by the name of headcount.',
        'Then we sort it. Some of it is law, some is habit, and some is only there because the old system couldn’t do it any other way. Each calls for different treatment, and a very different budget.',
      ],
    },
    {
      kind: 'steps',
      title: 'Three steps, in this order.',
      steps: [
        {
          name: 'Listen',
          text: 'We talk to each of the eight roles, one at a time, at their own desk and with their own files open.',
        },
        {
          name: 'Weigh',
          text: 'Every process gets a verdict: move it as it is, change it first, or leave it behind. HR and finance decide in the same room, because what one keeps, the other pays for. What they can’t settle goes on a list with a name and a date.',
        },
        {
          name: 'Write',
          text: 'You get a paper the board can read in one sitting, and behind it a plan a project manager can use.',
        },
      ],
    },
    {
      kind: 'points',
      title: 'What you keep, even if you never call us again.',
      points: [
        {
          name: 'The paper',
          text: 'What to do, in which order, how much work it is, and what happens if you do nothing.',
        },
        {
          name: 'A map of your processes',
          text: 'As they run today, exceptions included, on charts that fit on one wall.',
        },
        {
          name: 'A register of data and interfaces',
          text: 'Where each record lives, who owns it, and what else depends on it.',
        },
        {
          name: 'The list of what stays behind',
          text: 'Signed by the people who’ll miss it.',
        },
        {
          name: 'Questions for your bidders',
          text: 'The ones that will get different answers. The rest only get you more paper.',
        },
      ],
    },
    {
      kind: 'quote',
      title: 'A good moment to call',
      quote: 'We have three offers, and each one solves a different problem.',
      text: 'Then nobody has written the problem down yet. We do that with you, and the offers can be compared. One of them may even turn out to be right.',
    },
    {
      kind: 'links',
      title: 'What often comes next',
      links: [
        {
          name: 'Client-side deployment',
          text: 'The same consultant stays on your side of the table while others build.',
          to: '/client-side-deployment',
        },
        {
          name: 'Integration deployment',
          text: 'We turn the register into connections that run.',
          to: '/integration-deployment',
        },
        {
          name: 'Stakeholders',
          text: 'The eight roles we’ll ask to speak to.',
          to: '/stakeholders',
        },
      ],
    },
  ],
  contactTitle: 'Start with a conversation.',
};
