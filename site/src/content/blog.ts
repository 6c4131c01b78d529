import { firm } from './firm';

export const blogPage = {
  title: 'Blog',
  heading: 'Notes from the move',
  description: 'What we learn as HR and finance move to the cloud, written down for you.',
  listTitle: 'All articles',
  /** The first entry of the categories. */
  all: 'All',
  categories: 'Categories',
  earlier: 'Earlier articles',
  empty: 'There are no articles yet.',
  emptyLink: 'Read the questions we get asked',
} as const;

/** The page of a category; its heading is the category's name. */
export const categoryPage = {
  title: (category: string) => `Blog: ${category}`,
  description: (category: string) =>
    `Our notes on moving HR and finance to the cloud: ${category}.`,
  lead: (count: number) =>
    count === 1 ? 'One article.' : `${String(count)} articles, newest first.`,
  listTitle: 'Articles',
} as const;

export const feed = {
  path: '/rss.xml',
  link: 'RSS feed',
} as const;

export const article = {
  by: 'By',
  published: 'Published',
  updated: 'updated',
  readingTime: (minutes: number) => `${String(minutes)} min read`,
  contents: 'In this article',
  readNext: 'Read next',
  neighbours: 'Newer and older articles',
  newer: 'Newer',
  older: 'Older',
  pausePicture: 'Pause the picture',
  closing: {
    title: 'Is this on your list too?',
    text: `Tell us what you run now and where you want to be. We’ll call you back ${firm.callBackWithin}.`,
  },
} as const;
