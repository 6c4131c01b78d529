import { defineCollection } from 'astro:content';
import { articles } from './cms/articles';
import { faqs } from './cms/faqs';

export const collections = {
  articles: defineCollection({ loader: articles }),
  faqs: defineCollection({ loader: faqs }),
};
