import type { FaqSeed } from '../types';

export const toolFaqs: readonly FaqSeed[] = [
  {
    question: 'Which tools do you sell?',
    description:
      '<p>Three, each for one kind of work:</p><ul><li><strong>Dc3</strong> for data</li><li><strong>AKSA Studio</strong> for testing</li><li><strong>Reorg Chart Modelling</strong> for the organisation chart</li></ul><p>Each has a page of its own with a Request Demo button.</p>',
  },
  {
    question: 'What is Dc3 for?',
    description:
      '<p>For converting data. Dc3 takes you from the records you have to the records you need, with role-based access along the way.</p>',
  },
  {
    question: 'Who sees our records in Dc3?',
    description: '<p>Dc3 has role-based access: what people see depends on the role they hold.</p>',
  },
  {
    question: 'How widely is Dc3 used?',
    description: '<p>By 10+ customers, for 2m+ transactions and 1m+ files so far.</p>',
  },
  {
    question: 'What is AKSA Studio for?',
    description:
      '<p>For testing. AKSA Studio keeps the test cases nobody should have to click through twice.</p>',
  },
  {
    question: 'How widely is AKSA Studio used?',
    description:
      '<p>Four customers work with AKSA Studio. It has 3 ERP integrations and 20k+ test cases.</p>',
  },
  {
    question: 'Does AKSA Studio work with more than one ERP?',
    description:
      '<p>Yes. It has three ERP integrations. Ask for a demo, and we’ll tell you whether yours is one of them.</p>',
  },
  {
    question: 'What is Reorg Chart Modelling for?',
    description:
      '<p>For planning your next organisation while the present one is still at work. You upload an initial version, make new versions from it, and finalise one of them.</p>',
  },
  {
    question: 'What are the four roles in Reorg Chart Modelling?',
    description:
      '<ul><li><strong>OrgAdmin</strong> uploads the initial version and finalises a version.</li><li><strong>OrgPlanner</strong> creates new versions from the admin version.</li><li><strong>User</strong> views admin and planner versions.</li><li><strong>EndUser</strong> views only the finalised version.</li></ul>',
  },
  {
    question: 'Can everyone see a draft of the new organisation?',
    description:
      '<p>No. An EndUser views only the finalised version. Admin and planner versions are for people with the role User, and for the admins and planners who make them.</p>',
  },
  {
    question: 'Who decides which version of the chart is final?',
    description:
      '<p>The OrgAdmin. An OrgPlanner can propose as many futures as the meeting can bear, but can’t finalise one.</p>',
  },
  {
    question: 'How do I request a demo?',
    description:
      '<p>Open the tool’s page and press Request Demo. Leave your name, e-mail address and mobile number in the window that opens. The request already knows which tool it’s about.</p>',
  },
  {
    question: 'Can I see a demo of more than one tool?',
    description:
      '<p>Yes. Send one request from each page, or name them all in one message on the <a href="/contact">contact page</a>.</p>',
  },
];
