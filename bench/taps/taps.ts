import type { Locator, Page } from 'playwright-core';
import { siteNames, type Site } from '../sites/site-names';

/** What answers a tap: an element that exists and, unless `hidden`, is visible. */
export interface Answer {
  selector: string;
  hidden?: boolean;
}

/** A visitor's first action on a page that a script answers. */
export interface Tap {
  name: string;
  page: string;
  target: (page: Page) => Locator;
  /** The text typed right after the tap. */
  typed?: string;
  answer: Answer;
  /** A window tall enough to show the target: the tap is then the very first event, with no scroll before it. */
  height: number;
  /** The sites that have this page. */
  sites: readonly Site[];
}

export const taps: readonly Tap[] = [
  {
    name: 'contact form, sent empty',
    page: '/contact',
    target: (page) => page.getByRole('button', { name: 'Send message' }),
    answer: { selector: '[role="alert"]' },
    height: 2_400,
    sites: siteNames,
  },
  {
    name: 'FAQ search, list filtered',
    page: '/faq',
    target: (page) => page.getByLabel('Search FAQ', { exact: true }),
    typed: 'payroll',
    answer: { selector: 'main details[hidden]', hidden: true },
    height: 823,
    sites: siteNames,
  },
  {
    name: 'Request Demo, popup opens',
    page: '/dc3',
    target: (page) => page.getByRole('main').getByRole('button', { name: 'Request Demo' }).first(),
    answer: { selector: '[role="dialog"], dialog[open]' },
    height: 2_400,
    sites: ['ours', 'stock'],
  },
];
