import type { Locator, Page } from '@playwright/test';
import { awaitScript, awaitWholeStyles } from './script';

/** The drop-down menus of the bar, from left to right, each with its first and last link. */
export const groups = [
  { label: 'Services', first: 'Advisory services', last: 'All services', leadsTo: '/services' },
  {
    label: 'Solutions',
    first: 'Blockchain and internet of things',
    last: 'All solutions',
    leadsTo: '/solutions',
  },
  { label: 'Tools', first: 'Dc3', last: 'All tools', leadsTo: '/tools' },
  { label: 'Firm', first: 'About us', last: 'Contact us', leadsTo: '/contact' },
] as const;

export type Group = (typeof groups)[number];

/** The navigation of the bar, on a desktop. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/** The toggle of the mobile menu. */
export const menuToggle = (page: Page) =>
  page.getByRole('banner').getByText('Menu', { exact: true });

/** The mobile menu. */
export const sheet = (page: Page) =>
  page.getByRole('navigation', { name: 'Main, small screens', exact: true });

/** The toggle of a group, in the bar or in the mobile menu. */
export const toggle = (navigation: Locator, { label }: Pick<Group, 'label'>) =>
  navigation.locator('summary', { hasText: label });

/** A link of an open group. */
export const link = (navigation: Locator, name: string) =>
  navigation.getByRole('link', { name, exact: true });

/**
 * Opens a page and waits until its bar and footer are hydrated: before that a menu closes only by its own toggle, and a link
 * loads a new document.
 */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  for (const part of ['header', 'main', 'footer']) await awaitScript(page, part);
  await awaitWholeStyles(page);
}

/** The name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent.trim();
  });

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls the page at once and waits for a frame. */
export async function scrollDown(page: Page, pixels: number): Promise<void> {
  await page.evaluate((by) => {
    window.scrollTo({ top: by, behavior: 'instant' });
  }, pixels);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
}
