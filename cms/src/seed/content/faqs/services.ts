import type { FaqSeed } from '../types';

// Each paragraph stays on one line: the search of the FAQ page matches text to the letter.
export const serviceFaqs: readonly FaqSeed[] = [
  {
    question: 'What does the firm do?',
    description:
      '<p>We advise HR and finance teams that leave a legacy ERP for a cloud HR and finance platform. We also sell three tools for the parts of that move which repeat themselves: Dc3, AKSA Studio and Reorg Chart Modelling.</p>',
  },
  {
    question: 'Which services do you offer?',
    description:
      '<p>There are four services. You can take one, or take them in order.</p><ul><li><strong>Advisory</strong>: what to move, and what to leave behind.</li><li><strong>Managed services and new-function deployment</strong>: the time after go-live.</li><li><strong>Integration deployment</strong>: everything that talks to the platform.</li><li><strong>Client-side deployment</strong>: a consultant on your side of the table.</li></ul>',
  },
  {
    question: 'What are advisory services?',
    description:
      '<p>Advice before anything is built: where to start, what to leave behind, and what the move will ask of your people. You do not need a project plan to call us. A date and a worry are enough.</p>',
  },
  {
    question: 'What happens after go-live?',
    description:
      '<p>That is what managed services are for. We look after the platform with you, and support answers within 24 hours, Mon-Fri 9Am-6Pm.</p>',
  },
  {
    question: 'What does new-function deployment mean?',
    description:
      '<p>The platform gains functions over time, and not all of them are for you. We help you to choose the useful ones, test them and switch them on.</p>',
  },
  {
    question: 'What is integration deployment?',
    description:
      '<p>Connecting the platform with the systems around it. We have deployed 200+ integrations in 50+ countries.</p>',
  },
  {
    question: 'What is client-side deployment?',
    description:
      '<p>A consultant of ours works on your side of the table, beside your own team, while the platform is being put in. The questions that consultant asks are yours.</p>',
  },
  {
    question: 'Do you work for HR or for finance?',
    description:
      '<p>For both, and preferably at the same time. On one platform the two share their records, and an argument about them is cheaper before go-live than after it.</p>',
  },
  {
    question: 'How long does a move from a legacy ERP take?',
    description:
      '<p>We do not know before we have heard what you run now, and we would distrust anyone who did. <a href="/contact">Tell us</a> your countries, your interfaces and your next deadline, and we can talk about a plan.</p>',
  },
  {
    question: 'Who in our company has to take part?',
    description:
      '<p>Our stakeholders page shows eight roles that carry an HR transformation. One person may hold two of them. No role should be held by nobody.</p>',
  },
  {
    question: 'What are the stages of an HR transformation?',
    description:
      '<p>Four: Design, Implementation, Support and Enhancement. The stakeholders page has a tab for each.</p>',
  },
];
