import { jobPage, type Job } from '../job';

export const javaDevelopers: Job = {
  path: '/java-developers',
  title: 'Java Developers',
  description:
    'Java Developers in Zurich: build the integrations and tools that carry HR and finance records, and know where each record went.',
  above: jobPage.above,
  heading: 'Java Developers',
  lead: 'You build what carries the records, and you know where each one went.',
  work: [
    'Our tools and integrations move pay, postings and job histories. You write the code that takes them in, checks them, and passes them on once: not never, and not twice.',
    'We’re looking for more than one of you. You work in small teams with consultants at the next desk, so you hear about a strange file from the person who received it, not from a ticket three weeks later.',
  ],
  profile: [
    'You have written Java for systems other people depend on, and you were there when one went down.',
    'You know what a transaction is, in the database and on the payslip.',
    'You test your code before anyone asks, and make it readable once it works.',
    'You have connected systems that disagreed on dates, encodings or what a name is.',
    'You treat personal data as if it were your own, and keep it out of logs.',
    'You review other people’s code the way you’d like yours reviewed.',
  ],
};
