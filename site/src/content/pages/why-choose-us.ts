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
  heading: 'Do not take our word. Take the figures.',
  lead: 'Each of these can be counted, and each drawing on this page has been. What they mean for you stands beside them.',
  who: {
    title: 'Who comes when you call.',
    founded: {
      figure: figures.founded,
      title: 'Founded.',
      text: 'One stroke a year since then; the thirtieth is 2026. HR and finance have changed systems more than once in that time, and we have seen what survives a change: clean records and a short list of exceptions.',
    },
    experts: {
      figure: figures.experts,
      title: 'Experts for the cloud platform.',
      text: 'One dot each. They are consultants for HR, payroll, finance, data and interfaces, so that a question finds the person who has met it before.',
    },
    experience: {
      figure: figures.averageExperience,
      title: 'Average experience.',
      text: 'Nobody learns the platform on your project. Five full strokes, and one that has begun.',
    },
  },
  where: {
    title: 'Where they come from, and how far they go.',
    countries: {
      figure: figures.countries,
      title: 'Countries.',
      text: `That is where the work has taken us. Integrations alone account for ${figures.integrationCountries}. Each has its own calendar, its own bank file and its own word for leave.`,
    },
    offices: {
      figure: figures.offices,
      title: 'Offices or countries that we work from.',
      text: `They are the large dots. ${firm.places} are the two that you can phone.`,
    },
  },
  less: {
    title: 'What it leaves you to do.',
    workload: {
      figure: figures.workloadReduction,
      title: 'Less workload.',
      text: 'Of a hundred strokes, the faded ones are the work that goes away. What remains is the part that needed a person in the first place.',
    },
  },
  when: {
    title: 'How long you wait.',
    caption: 'Five days by the hour. The strong strokes are when somebody is in.',
    promises: [
      {
        name: 'Hours',
        promise: firm.hours,
        text: 'One row a day, one stroke an hour.',
      },
      {
        name: 'Support',
        promise: `Answers ${firm.supportWithin}`,
        text: 'Ask on a Monday afternoon, and you know by Tuesday afternoon.',
      },
      {
        name: 'First call',
        promise: `Call back ${firm.callBackWithin}`,
        text: 'Write to us, and the red stroke is us on the phone.',
      },
    ],
  },
  blocks: [
    {
      kind: 'text',
      title: 'And three reasons that cannot be counted.',
      paragraphs: [
        'We do one platform. Whatever is wrong with your set-up, it is unlikely to be the first time that we see it.',
        'We build our own tools where the work repeats itself, and use them ourselves before we show them to you.',
        'We plan to leave. Every piece of work ends with something that you keep: a log, a register, a set of tests. A client who could do without us and calls again is the best reference that we know.',
      ],
    },
  ],
  contactTitle: 'Count us in, or ask for the sum.',
};
