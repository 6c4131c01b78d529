import type { Locator, Page } from 'playwright-core';

/** What answers a tap: an element that is there and, unless `hidden`, visible; on another page where `path` says so. */
export interface Answer {
  selector: string;
  hidden?: boolean;
  path?: string;
}

/** The first thing that a visitor does on a page. */
export interface Tap {
  name: string;
  page: string;
  target: (page: Page) => Locator;
  /** What is typed right after the tap. */
  typed?: string;
  answer: Answer;
  /** A window so tall that the target is in view: the tap is then the very first event, with no scroll before it. */
  height: number;
  /** Whether HTML and CSS alone answer it. */
  atOnce: boolean;
  /** The sites that have this page; all, when it is left out. */
  sites?: readonly string[];
}

export const taps: readonly Tap[] = [
  {
    name: 'Menu, opens',
    page: '/about',
    target: (page) => page.locator('header summary').filter({ hasText: 'Menu' }),
    answer: { selector: 'nav[aria-label="Main, small screens"]' },
    height: 823,
    atOnce: true,
  },
  {
    name: 'FAQ question, opens',
    page: '/faq',
    target: (page) => page.locator('main details summary').first(),
    answer: { selector: 'main details[open] > :not(summary)' },
    height: 1_600,
    atOnce: true,
  },
  {
    name: 'Link, next page seen',
    page: '/about',
    target: (page) => page.locator('header a[href="/"]').first(),
    // Only the home page has one.
    answer: { selector: '[aria-roledescription="carousel"]', path: '/' },
    height: 823,
    atOnce: true,
  },
  {
    name: 'Contact form, sent empty',
    page: '/contact',
    target: (page) => page.getByRole('button', { name: 'Send message' }),
    answer: { selector: '[role="alert"]' },
    height: 2_400,
    atOnce: false,
  },
  {
    name: 'FAQ search, list filtered',
    page: '/faq',
    target: (page) => page.getByLabel('Search FAQ', { exact: true }),
    typed: 'payroll',
    answer: { selector: 'main details[hidden]', hidden: true },
    height: 823,
    atOnce: false,
  },
  {
    name: 'Request Demo, popup opens',
    page: '/dc3',
    target: (page) => page.getByRole('main').getByRole('button', { name: 'Request Demo' }).first(),
    answer: { selector: '[role="dialog"], dialog[open]' },
    height: 2_400,
    atOnce: false,
    sites: ['ours', 'stock'],
  },
];
