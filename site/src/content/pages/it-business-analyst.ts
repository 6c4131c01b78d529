import { jobPage, type Job } from '../job';

export const itBusinessAnalyst: Job = {
  path: '/it-business-analyst',
  title: 'IT Business Analyst',
  description:
    'IT Business Analyst in Zurich: find out how HR and finance really work, write it down so it can be built, and stay until it runs.',
  above: jobPage.above,
  heading: 'IT Business Analyst',
  lead: 'You find out how the work is really done before anyone builds a better way.',
  work: [
    'Between the people who know the process and the people who build it, there’s a page of text. You write that page. It says what happens, who decides, what the exception is and how often it comes up.',
    'You sit with HR process owners and finance leads, ask for the spreadsheet behind the spreadsheet, and go through the result with the people who have to configure and test it. You’re there when it goes live, because that’s when your page gets its grade.',
  ],
  profile: [
    'You have taken requirements for HR or finance systems from the first conversation to go-live.',
    'You can draw a process on one page, and you know what you left out.',
    'You can read data well enough to notice that a rule everyone quotes is broken every month.',
    'You ask the question that silences a meeting, and you ask it kindly.',
    'You write acceptance criteria that can fail.',
    'You say “we don’t need this” as readily as “we need this too”.',
  ],
};
