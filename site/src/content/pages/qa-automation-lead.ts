import { jobPage, type Job } from '../job';

export const qaAutomationLead: Job = {
  path: '/qa-automation-lead',
  title: 'QA Automation Lead',
  description:
    'QA Automation Lead in Zurich: decide what a release has to prove, automate it with AKSA Studio, and explain the result to HR and finance.',
  above: jobPage.above,
  heading: 'QA Automation Lead',
  lead: 'You turn release day into a quiet day.',
  work: [
    'A release of the platform touches hiring, pay and postings all at once. You decide what has to be tested, what can be left alone, and what has never been tested because nobody knew it was there.',
    'You build the automation with your team, in AKSA Studio and in code, and you keep it small enough to be trusted. When a case fails, you’re the one who says whether it’s the system, the data or the case.',
  ],
  profile: [
    'You have led test automation for an ERP or a cloud platform, and you still write cases yourself.',
    'You know regression, integration and end-to-end testing, and when each is enough.',
    'You write code that another tester can change without asking you.',
    'You can explain a failed test so that an HR manager knows what to do next.',
    'You would rather delete a flaky test than rerun it until it passes.',
    'You work with colleagues in Zurich and in India, and plan around both clocks.',
  ],
};
