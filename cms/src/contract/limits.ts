import { quantity } from './text';

/** Sizes and counts that every room keeps to. Texts are counted in UTF-16 units, as a form's `maxlength` does. */
export const limits = {
  name: 200,
  email: 254,
  phone: 50,
  subject: 200,
  message: 10_000,
  product: 100,
  /** Of one note about a lead. */
  note: 10_000,
  webhookName: 100,
  webhookUrl: 2_000,
  /** Of a reply to a lead, and of a template, before their variables are filled in. */
  reply: 10_000,
  replySubject: 210,
  templateName: 100,
  title: 200,
  slug: 120,
  tag: 100,
  category: 100,
  /** Of one picture. */
  alternativeText: 500,
  metaTitle: 200,
  metaDescription: 500,
  author: 200,
  question: 500,
  richText: 200_000,
  username: 100,
  password: 128,
  /** Bytes of a request body, save for blogs and FAQs. */
  body: 64 * 1024,
  /** Bytes of a FAQ: its rich text in UTF-8. */
  faqBody: 1024 * 1024,
  /** Spec §2: bytes of an encoded blog message, its base64 images included. */
  blogBody: 10_485_760,
  /** Bytes of a JSON body that is for one of Strapi's own routes, from an admin or with an API token. */
  strapiBody: 1024 * 1024,
  /** Bytes of an upload to the media library, all its files together. */
  upload: 200 * 1024 * 1024,
  /** Bytes of a request body that a Netlify function receives. */
  functionBody: 6 * 1024 * 1024,
  pageSize: 1_000,
  /** Of what is searched for in a list. */
  search: 200,
} as const;

/** Page sizes of the public and admin lists when the caller names none. */
export const defaultPageSize = { list: 100, faqs: 1_000 } as const;

const wait = (seconds: number): string =>
  seconds < 60 ? quantity(seconds, 'second') : quantity(Math.ceil(seconds / 60), 'minute');

/** The sentence for someone who tried too often. */
export const tooManyText = (seconds: number): string =>
  `Too many tries. Please try again in ${wait(seconds)}.`;

/** The sentence for someone whose form takes no more because of others. */
export const formFullText = (seconds: number): string =>
  `We are getting too many messages right now. Please try again in ${wait(seconds)}.`;
