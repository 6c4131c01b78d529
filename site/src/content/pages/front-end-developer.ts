import { jobPage, type Job } from '../job';

export const frontEndDeveloper: Job = {
  path: '/front-end-developer',
  title: 'Front-End Developer',
  description:
    'Front-End Developer in Zurich: build charts, tables and test runs that people in HR understand at first sight and can use by keyboard.',
  above: jobPage.above,
  heading: 'Front-End Developer',
  lead: 'You fit a whole organisation on one screen, and make sense of it there.',
  work: [
    'Our tools’ screens are dense on purpose: an organisation chart, a table of records, a run of test cases. You build them so that people find the one thing that matters first.',
    'You work with the people who use them. You’ll watch someone hunt for a button you thought was obvious, and you’ll move it the same afternoon.',
  ],
  profile: [
    'You know HTML and CSS well enough to leave out most of the JavaScript.',
    'You have built interfaces in TypeScript and React that stay fast with a lot of data in them.',
    'You reach every control with the keyboard, and you have listened to your own work in a screen reader.',
    'You notice when two things are almost aligned.',
    'You measure before you make something faster.',
    'You can say why a design won’t work, and draw one that will.',
  ],
};
