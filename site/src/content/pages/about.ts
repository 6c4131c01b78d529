import type { Block } from '../blocks';
import { figures, firm } from '../firm';
import type { PageCopy } from '../page';

export const aboutPage = {
  path: '/about',
  title: 'About Us',
  description: `We advise HR and finance on one cloud platform. Founded ${figures.founded}, ${figures.experts} experts, ${figures.offices} offices or countries.`,
  heading: 'People, records, and the lines between them',
  lead: 'Every organisation is made of these three. We help HR and finance move all of them to the cloud without losing any.',
  signs: {
    title: 'It takes four signs to draw a firm. Here is ours.',
    dot: {
      name: 'A dot is a person.',
      text: `We are ${figures.experts} experts in one cloud platform, with ${figures.averageExperience} of experience on average.`,
    },
    bar: {
      name: 'A bar is a record.',
      text: 'A contract, a posting, a payslip. Our three tools put them in order, test them, and redraw the chart they belong to.',
    },
    line: {
      name: 'A line is a connection.',
      text: `Someone reports to someone, and payroll reports to a bank. We’ve built ${figures.integrations} integrations, and each one is a line like that.`,
    },
    turn: {
      name: 'A turn is a change.',
      text: 'It’s the reason anyone calls us. What goes in on one side has to come out on the other, whole.',
    },
  },
  story: [
    {
      kind: 'text',
      title: 'Our story, in figures.',
      paragraphs: [
        `The firm was founded in ${figures.founded}. We advise on one cloud platform for HR and finance, connect it to the systems around it, and sell three tools for the work that keeps coming back.`,
        `Today we have ${figures.experts} experts and ${figures.offices} offices or countries. ${firm.places} are the two you can phone.`,
        'Sticking to one platform is a limit, and a useful one. We don’t have to learn it on your project, and we know by now which of its promises depend on your data.',
      ],
    },
  ] satisfies Block[],
  record: {
    title: 'Our own record, as HR would keep it.',
    fields: [
      { name: 'Founded', value: figures.founded },
      { name: 'Experts', value: figures.experts },
      { name: 'Experience, on average', value: figures.averageExperience },
      { name: 'Offices or countries', value: figures.offices },
      { name: 'Tools of our own', value: 'Dc3, AKSA Studio, Reorg Chart Modelling' },
      { name: 'Support', value: `${firm.supportWithin}, ${firm.hours}` },
      { name: 'Reports to', value: 'You, once you hire us' },
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
          text: 'The same figures, drawn so you can count them.',
          to: '/why-choose-us',
        },
        { name: 'Career', text: 'Four open jobs, and six roles to train for.', to: '/career' },
      ],
    },
  ] satisfies Block[],
  closing: {
    title: 'That’s us. Now tell us about you.',
    text: `What do you run now, and what has to change? Write today and we’ll call you back ${firm.callBackWithin}.`,
  },
} as const satisfies PageCopy & Record<string, unknown>;
