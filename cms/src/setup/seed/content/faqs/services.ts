import { promiseTexts } from '../../../../contract/leads/promise';
import type { FaqSeed } from '../types';

// Each paragraph stays on one line: the search of the FAQ page matches text to the letter.
export const serviceFaqs: readonly FaqSeed[] = [
  {
    question: 'What does the firm do?',
    description:
      '<p>We advise HR and finance teams that are leaving a legacy ERP for a cloud HR and finance platform. We also sell three tools for the parts of that move that keep coming back: Dc3, AKSA Studio and Reorg Chart Modelling.</p>',
  },
  {
    question: 'Which services do you offer?',
    description:
      '<p>Eight. Four have a page of their own:</p><ul><li><strong>Advisory</strong>: what to move, and what to leave behind.</li><li><strong>Managed services and new-function deployment</strong>: the time after go-live.</li><li><strong>Integration deployment</strong>: everything that talks to the platform.</li><li><strong>Client-side deployment</strong>: a consultant on your side of the table.</li></ul><p>The other four come from our seven offerings: configuration and tenant management, release management, reporting and security.</p>',
  },
  {
    question: 'What are advisory services?',
    description:
      '<p>Advice before anything is built: where to start, what to leave behind, and what the move will ask of your people. You don’t need a project plan to call us. A date and a worry will do.</p>',
  },
  {
    question: 'What happens after go-live?',
    description: `<p>That’s what managed services are for. We look after the platform with you, and support answers ${promiseTexts.supportWithin}, ${promiseTexts.hours}.</p>`,
  },
  {
    question: 'What does new-function deployment mean?',
    description:
      '<p>The platform gains new functions over time, and not all of them are for you. We help you choose the useful ones, test them and switch them on.</p>',
  },
  {
    question: 'What is integration deployment?',
    description:
      '<p>Connecting the platform to the systems around it, such as payroll, time recording, banks and benefits. We have deployed 200+ integrations in 50+ countries.</p>',
  },
  {
    question: 'What is client-side deployment?',
    description:
      '<p>One of our consultants works on your side of the table, beside your own team, while the platform is being put in. That consultant asks the questions you would want asked.</p>',
  },
  {
    question: 'Do you work for HR or for finance?',
    description:
      '<p>For both, and preferably at the same time. On one platform they share their records, and it’s cheaper to argue about those before go-live than after.</p>',
  },
  {
    question: 'How long does a move from a legacy ERP take?',
    description:
      '<p>We can’t say until we’ve heard what you run now, and we’d distrust anyone who could. <a href="/contact">Tell us</a> your countries, your interfaces and your next deadline, and we can talk about a plan.</p>',
  },
  {
    question: 'Who in our company has to take part?',
    description:
      '<p>Our stakeholders page shows the eight roles of an HR transformation. One person can hold two of them. No role should be left empty.</p>',
  },
  {
    question: 'What are the stages of an HR transformation?',
    description:
      '<p>There are four: Design, Implementation, Support and Enhancement. The stakeholders page has a tab for each.</p>',
  },
];
