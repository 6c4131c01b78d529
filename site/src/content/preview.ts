import type { AnswerCopy } from './not-found';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The page that shows drafts to those who have a link. */
export const previewPage = {
  title: 'Preview',
  description: 'A page for people who were sent a link to a draft. It shows nothing without one.',
  loading: 'Loading the preview…',
  noScript: 'The preview needs JavaScript.',
  draft: 'Draft: the site does not show it like this.',
  live: 'This is what the site shows.',
  until: (end: string) => `The link works until ${moment.format(new Date(end))}.`,
  frame: 'The draft as a page of the site',
  width: 'Width',
  widths: { screen: 'This screen', phone: 'Phone', tablet: 'Tablet', desk: 'Desk' },
  colours: 'Colours',
  schemes: { light: 'Light', dark: 'Dark' },
  reload: 'Load again',
  missing: (count: number) =>
    count === 1
      ? 'One picture could not be shown.'
      : `${String(count)} pictures could not be shown.`,
  noCategory: 'No category yet',
  failed: {
    title: 'No preview right now',
    lead: 'The draft cannot be reached. The link may still be good: please try again in a minute.',
    tooMany: 'There were too many calls from your network. Please try again in a few minutes.',
    again: 'Try again',
  },
} as const;

/** For every token that shows nothing. */
export const previewEnded = {
  title: 'This preview has ended',
  description: previewPage.description,
  lead: 'The link is incomplete, its time is over, or someone has ended it. Ask the person who sent it for a new one. If you write for this site, open the draft in the admin panel and press Preview.',
  links: [
    { label: 'Blog', to: '/blog' },
    { label: 'Frequently asked questions', to: '/faq' },
    { label: 'Home', to: '/' },
  ],
} as const satisfies AnswerCopy;
