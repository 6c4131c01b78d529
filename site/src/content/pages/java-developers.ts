import { jobPage, type Job } from '../job';

export const javaDevelopers: Job = {
  path: '/java-developers',
  title: 'Java Developers',
  description:
    'Java Developers in Zurich: build the integrations and the tools that carry HR and finance records, and know where each record went.',
  above: jobPage.above,
  heading: 'Java Developers',
  lead: 'You build what carries the records, and you know where each of them went.',
  work: [
    'Our tools and integrations move pay, postings and job histories. You write the code that takes them in, checks them, and hands them on once: not never, and not twice.',
    'We look for more than one of you. You work in small teams with consultants at the next desk, so you hear about a strange file from the person who was sent it, and not from a ticket three weeks later.',
  ],
  profile: [
    'You have written Java for systems that other people depend on, and have been there when one stopped.',
    'You know what a transaction is, in the database and on the pay slip.',
    'You test your code before anybody asks, and you make it readable after it works.',
    'You have connected systems that disagreed on dates, encodings or what a name is.',
    'You treat personal data as if it were yours, and keep it out of logs.',
    'You review the code of others as you would like yours to be reviewed.',
  ],
};
