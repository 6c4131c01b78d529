export const blogPage = {
  title: 'Blog',
  heading: 'Notes from the move',
  description: 'What we learn while HR and finance move to the cloud, written down.',
  listTitle: 'All articles',
  empty: 'No article has been published yet.',
  emptyLink: 'Read the questions that we are asked',
} as const;

export const article = {
  contents: 'In this article',
  readNext: 'Read next',
  neighbours: 'Newer and older articles',
  newer: 'Newer',
  older: 'Older',
} as const;
