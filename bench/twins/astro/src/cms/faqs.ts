import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parseHtml } from '../../../../../site/cms-source/parse-html';
import { collect } from './collect';
import { readAll } from './read-all';
import { richText } from './rich-text';

const row = z.object({
  documentId: z.string(),
  question: z.string(),
  description: z.string(),
  createdAt: z.string(),
});

/** A question as the FAQ's components take it. */
const schema = z.object({
  _id: z.string(),
  question: z.string(),
  answer: richText,
  createdAt: z.string(),
});

export const faqs = {
  name: 'faqs',
  schema,
  load: async (context) =>
    collect(context, await readAll('faqs', row), ({ documentId, description, ...faq }) => ({
      ...faq,
      _id: documentId,
      answer: parseHtml(description),
    })),
} satisfies Loader;
