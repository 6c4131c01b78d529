import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultPageSize, texts, type EndpointName, type ErrorCode } from './api';
import { solvedCaptcha } from './captcha';
import * as shape from './shapes';
import type { System } from '../system/system';
import { expect } from '../system/test';

export type Fields = Record<string, unknown>;

/** A valid call of an endpoint. */
export interface Sample {
  /** Creates the body to send; absent if the endpoint reads none. */
  body?: (system: System) => Fields | Promise<Fields>;
  /** The call that creates the entry whose id is in the path. */
  actsOn?: 'createblog' | 'createfaq';
  status: 200 | 201;
  /** The expected answer; `id` is that of the entry acted on, or empty. */
  answer: (sent: Fields, id: string) => object;
  /** The refusal of a body without a required field. */
  missing?: { code: ErrorCode; message?: string };
}

export const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const picture = `data:image/png;base64,${readFileSync(
  path.join(process.cwd(), 'e2e/support/hostile/picture.png'),
).toString('base64')}`;

const blogFields = () => ({
  title: `Contract ${randomUUID()}`,
  description: '<h2>Why</h2><p>One <strong>list</strong>, one reader.</p>',
  image: [picture],
  tag: 'Contract',
  category: 'Contract',
});

const faqFields = () => ({
  question: `Which contract is ${randomUUID()}?`,
  description: '<p>The one that <em>both</em> sides read.</p>',
});

const list = defaultPageSize.list;

/** The answer for a sent blog, with stored pictures. */
const storedBlog = (sent: Fields, id: string) => ({
  result: {
    ...shape.blog,
    ...(id === '' ? {} : { _id: id }),
    ...sent,
    image: [shape.upload],
  },
});

/** A valid call for each endpoint of Spec §7; a missing one does not compile. */
export const samples: Readonly<Record<EndpointName, Sample>> = {
  adminlogin: {
    body: ({ admin }) => ({ username: admin.username, password: admin.password }),
    status: 200,
    answer: () => shape.session,
    missing: { code: 'invalid_body', message: 'Give a username and a password.' },
  },
  createadmin: {
    body: () => ({
      username: `contract-${randomUUID()}`,
      password: 'Another-Horse-8',
      email: `${randomUUID()}@example.com`,
    }),
    status: 201,
    answer: () => shape.session,
    missing: { code: 'invalid_body', message: 'Give a username and a password.' },
  },
  createblog: {
    body: blogFields,
    status: 201,
    answer: storedBlog,
    missing: { code: 'missing_fields', message: texts.blogFields },
  },
  allblogs: {
    status: 200,
    answer: () => ({
      allblogs: expect.arrayOf(shape.blog),
      pagination: shape.pagination(1, list),
    }),
  },
  editblog: { body: blogFields, actsOn: 'createblog', status: 200, answer: storedBlog },
  deleteblogs: { actsOn: 'createblog', status: 200, answer: (_sent, _id) => ({ result: { _id } }) },
  fetchblogsbycategory: {
    body: () => ({ category: 'Integration' }),
    status: 200,
    answer: ({ category }) => ({
      result: expect.arrayOf({ ...shape.blog, category }),
      pagination: shape.pagination(1, list),
    }),
    missing: { code: 'invalid_body', message: 'Name the category.' },
  },
  createfaq: {
    body: faqFields,
    status: 201,
    answer: (sent) => ({ result: { ...shape.faq, ...sent } }),
    missing: { code: 'missing_fields', message: texts.faqFields },
  },
  allfaqs: {
    status: 200,
    answer: () => ({
      allfaqs: expect.arrayOf(shape.faq),
      pagination: shape.pagination(1, defaultPageSize.faqs),
    }),
  },
  editfaq: {
    body: faqFields,
    actsOn: 'createfaq',
    status: 200,
    answer: (sent, id) => ({ result: { ...shape.faq, _id: id, id, ...sent } }),
    missing: { code: 'missing_fields', message: texts.faqFields },
  },
  deletefaq: { actsOn: 'createfaq', status: 200, answer: (_sent, _id) => ({ result: { _id } }) },
  createrequestdemo: {
    body: () => ({
      name: `Contract ${randomUUID()}`,
      email: 'hris@example.com',
      mobile: '555-0101',
      product: 'Dc3',
    }),
    status: 201,
    answer: () => shape.created,
    missing: { code: 'invalid_body' },
  },
  requestdemosforproduct: {
    body: () => ({ product: 'Dc3' }),
    status: 200,
    answer: ({ product }) => ({
      result: expect.arrayOf({ ...shape.demoRequest, product }),
      pagination: shape.pagination(1, list),
    }),
    missing: { code: 'invalid_body' },
  },
  createcontactus: {
    body: async ({ settings }) => ({
      name: 'HRIS director',
      email: 'hris@example.com',
      phone: '555-0199',
      subject: `Contract ${randomUUID()}`,
      message: 'How do we begin?\nAnd when?',
      captcha: await solvedCaptcha(settings.siteUrl),
    }),
    status: 201,
    answer: () => shape.created,
    missing: { code: 'missing_fields', message: texts.contactFields },
  },
  getcontactus: {
    status: 200,
    answer: () => ({
      result: expect.arrayOf(shape.contact),
      pagination: shape.pagination(1, list),
    }),
  },
};
