import type { Block } from '../blocks';
import { figures, firm } from '../firm';
import type { PageCopy } from '../page';

export const aboutPage = {
  path: '/about',
  title: 'About Us',
  description: `A consulting firm for HR and finance on one cloud platform. Founded ${figures.founded}, ${figures.experts} experts, ${figures.offices} offices or countries.`,
  heading: 'People, records, and the lines between them',
  lead: 'An organisation is made of these three. To change it means to move all of them without losing any. That is our trade.',
  signs: {
    title: 'Four signs are enough to draw a firm. Ours, too.',
    dot: {
      name: 'A dot is a person.',
      text: `We are ${figures.experts} experts for one cloud platform, with ${figures.averageExperience} of experience on average.`,
    },
    bar: {
      name: 'A bar is a record.',
      text: 'A contract, a posting, a payslip. Three tools of our own put them in order, test them, and redraw the chart that they belong to.',
    },
    line: {
      name: 'A line is a relation.',
      text: `Somebody reports to somebody, and payroll reports to a bank. We have built ${figures.integrations} integrations, and each is such a line.`,
    },
    turn: {
      name: 'A turn is a change.',
      text: 'It is the reason why anyone calls us. What comes in from one side has to leave on another, whole.',
    },
  },
  story: [
    {
      kind: 'text',
      title: 'The story, as far as it can be told in figures.',
      paragraphs: [
        `The firm was founded in ${figures.founded}. It advises on one cloud platform for HR and finance, connects it to what stands around it, and sells three tools for the work that repeats itself.`,
        `Today it counts ${figures.experts} experts and ${figures.offices} offices or countries. ${firm.places} are the two that you can phone.`,
        'One platform is a limit, and it is a useful one. We need not ask which system you have before we have an opinion, and we know by now which of its promises depend on your data.',
      ],
    },
  ] satisfies Block[],
  record: {
    title: 'If the firm were an entry in its own system.',
    fields: [
      { name: 'Founded', value: figures.founded },
      { name: 'Experts', value: figures.experts },
      { name: 'Experience, on average', value: figures.averageExperience },
      { name: 'Offices or countries', value: figures.offices },
      { name: 'Tools of our own', value: 'Dc3, AKSA Studio, Reorg Chart Modelling' },
      { name: 'Support', value: `${firm.supportWithin}, ${firm.hours}` },
      { name: 'Reports to', value: 'Whoever asked' },
    ],
  },
  ways: [
    {
      kind: 'links',
      title: 'Read on',
      links: [
        { name: 'Team', text: 'Who leads the firm, and from where.', to: '/team' },
        {
          name: 'Why choose us',
          text: 'The same figures, drawn so that you can count them.',
          to: '/why-choose-us',
        },
        { name: 'Career', text: 'Six roles, and the jobs that are open now.', to: '/career' },
      ],
    },
  ] satisfies Block[],
  closing: {
    title: 'That was us. Now tell us about you.',
    text: `What do you run now, and what has to change? Write today and we call back ${firm.callBackWithin}.`,
  },
} as const satisfies PageCopy & Record<string, unknown>;
