import { jobPage, type Job } from '../job';

export const frontEndDeveloper: Job = {
  path: '/front-end-developer',
  title: 'Front-End Developer',
  description:
    'Front-End Developer in Zurich: draw charts, tables and test runs that a person in HR understands at first sight and can use by keyboard.',
  above: jobPage.above,
  heading: 'Front-End Developer',
  lead: 'You make a whole organisation fit on a screen, and make sense there.',
  work: [
    'The screens of our tools are dense on purpose: an organisation chart, a table of records, a run of test cases. You build them so that the one thing that matters is found first.',
    'You work with the people who use them. You will see somebody search for a button that you thought was obvious, and you will move it the same afternoon.',
  ],
  profile: [
    'You know HTML and CSS well enough to leave out most of the JavaScript.',
    'You have built interfaces in TypeScript and React that stayed quick with a lot of data in them.',
    'You reach every control with the keyboard, and you have listened to your own work in a screen reader.',
    'You notice when two things are almost aligned.',
    'You measure before you make something faster.',
    'You can say why a design will not work, and draw one that will.',
  ],
};
