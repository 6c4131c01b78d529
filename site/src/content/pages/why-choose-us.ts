import type { Block } from '../blocks';
import { figures, firm } from '../firm';
import type { PageCopy } from '../page';

interface Reason {
  figure: string;
  title: string;
  text: string;
}

interface WhyChooseUs extends PageCopy {
  who: { title: string; founded: Reason; experts: Reason; experience: Reason };
  where: { title: string; countries: Reason; offices: Reason };
  less: { title: string; workload: Reason };
  when: {
    title: string;
    caption: string;
    promises: readonly { name: string; promise: string; text: string }[];
  };
  blocks: readonly Block[];
  contactTitle: string;
}

/** Spec §9. The drawings are drawn to count: whoever changes a figure changes its drawing. */
export const whyChooseUs: WhyChooseUs = {
  path: '/why-choose-us',
  title: 'Why Choose Us',
  description: `Reasons to choose a firm founded in ${figures.founded}: ${figures.experts} experts, support ${firm.supportWithin}, and a call back ${firm.callBackWithin}.`,
  heading: 'Don’t take our word for it. Take the figures.',
  lead: 'We’ve drawn our figures so you can count them, and written beside each one what it means for you.',
  who: {
    title: 'Who comes when you call.',
    founded: {
      figure: figures.founded,
      title: 'Founded.',
      text: 'One stroke for each of our first thirty years. HR and finance have changed systems more than once in that time, and we’ve seen what survives a change: clean records and a short list of exceptions.',
    },
    experts: {
      figure: figures.experts,
      title: 'Cloud-platform experts.',
      text: 'One dot each. They know HR, payroll, finance, data and interfaces, so your question reaches someone who has met it before.',
    },
    experience: {
      figure: figures.averageExperience,
      title: 'Average experience.',
      text: 'Nobody learns the platform on your project. Five full strokes, and a sixth just begun.',
    },
  },
  where: {
    title: 'Where they work, and how far they go.',
    countries: {
      figure: figures.countries,
      title: 'Countries.',
      text: `That’s where the work has taken us, integrations alone to ${figures.integrationCountries}. Each country has its own calendar, its own bank file and its own word for leave.`,
    },
    offices: {
      figure: figures.offices,
      title: 'Offices or countries we work from.',
      text: `They’re the large dots. ${firm.places} are the two you can phone.`,
    },
  },
  less: {
    title: 'How much work it takes off you.',
    workload: {
      figure: figures.workloadReduction,
      title: 'Less workload.',
      text: 'Out of a hundred strokes, the faded ones are the work that goes away. What’s left is the part that needed a person in the first place.',
    },
  },
  when: {
    title: 'How long you wait.',
    caption: 'Five days, hour by hour. The strong strokes are when someone is in.',
    promises: [
      {
        name: 'Hours',
        promise: firm.hours,
        text: 'One row a day, one stroke an hour.',
      },
      {
        name: 'Support',
        promise: `Answers ${firm.supportWithin}`,
        text: 'Ask on Monday afternoon, and you’ll know by Tuesday afternoon.',
      },
      {
        name: 'First call',
        promise: `Call back ${firm.callBackWithin}`,
        text: 'Write to us. The red stroke is us on the phone.',
      },
    ],
  },
  blocks: [
    {
      kind: 'text',
      title: 'And three reasons you can’t count.',
      paragraphs: [
        'We do one platform. Whatever is wrong with your setup, we’ve probably seen it before.',
        'Where the work keeps coming back, we build our own tools, and use them ourselves before we show them to you.',
        'We plan to leave. Every piece of work ends with something you keep: a log, a register, a set of tests. A client who could do without us and calls anyway is the best reference we know.',
      ],
    },
  ],
  contactTitle: 'Ready to count us in?',
};
