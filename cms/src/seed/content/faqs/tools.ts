import type { FaqSeed } from '../types';

export const toolFaqs: readonly FaqSeed[] = [
  {
    question: 'Which tools do you sell?',
    description:
      '<p>Three, each for one kind of work:</p><ul><li><strong>Dc3</strong></li><li><strong>AKSA Studio</strong></li><li><strong>Reorg Chart Modelling</strong></li></ul><p>Each has a page of its own with a Request Demo button.</p>',
  },
  {
    question: 'What is Dc3 for?',
    description:
      '<p>For converting data. Dc3 is the tool for the way from the records you have to the records you need, with role-based access on that way.</p>',
  },
  {
    question: 'Who sees our records in Dc3?',
    description:
      '<p>Dc3 has role-based access: what a person sees depends on the role that this person holds.</p>',
  },
  {
    question: 'How widely is Dc3 used?',
    description: '<p>By 10+ customers, for 2m+ transactions and 1m+ files so far.</p>',
  },
  {
    question: 'What is AKSA Studio for?',
    description:
      '<p>For testing. AKSA Studio is the tool for the test cases that nobody should have to click through twice.</p>',
  },
  {
    question: 'How widely is AKSA Studio used?',
    description:
      '<p>Four customers work with AKSA Studio. It has 3 ERP integrations and 20k+ test cases.</p>',
  },
  {
    question: 'Does AKSA Studio work with more than one ERP?',
    description:
      '<p>Yes. It has three ERP integrations. Ask for a demo to hear whether yours is one of them.</p>',
  },
  {
    question: 'What is Reorg Chart Modelling for?',
    description:
      '<p>For planning the next organisation while the present one is still at work. An initial version is uploaded, new versions are made from it, and one version is finalised.</p>',
  },
  {
    question: 'What are the four roles in Reorg Chart Modelling?',
    description:
      '<ul><li><strong>OrgAdmin</strong> uploads the initial version and finalises a version.</li><li><strong>OrgPlanner</strong> creates new versions from the admin version.</li><li><strong>User</strong> views admin and planner versions.</li><li><strong>EndUser</strong> views only the finalised version.</li></ul>',
  },
  {
    question: 'Can everyone see a draft of the new organisation?',
    description:
      '<p>No. An EndUser views only the finalised version. Admin and planner versions are for those who hold the role User, and for the admins and planners who make them.</p>',
  },
  {
    question: 'Who decides which version of the chart is final?',
    description:
      '<p>The OrgAdmin. An OrgPlanner can propose as many futures as the meeting can bear, but finalising one of them is not part of that role.</p>',
  },
  {
    question: 'How do I request a demo?',
    description:
      '<p>Open the page of the tool and press Request Demo. Leave your name, e-mail address and mobile number in the window that opens. The request already knows which tool it is about.</p>',
  },
  {
    question: 'Can I see a demo of more than one tool?',
    description:
      '<p>Yes. Send one request from each page, or name all of them in one message on the <a href="/contact">contact page</a>.</p>',
  },
];
