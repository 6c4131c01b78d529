import type { Page } from '@playwright/test';
import { panelReads, type PublishingState } from '../api/api';

/** The banner above every screen. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Publishing' });

/** What of the banner is read out. */
export const announcement = (page: Page) => banner(page).getByRole('status');

export const publishButton = (page: Page) =>
  banner(page).getByRole('button', { name: 'Publish now' });

/** The panel's reading of the site's state, and nothing else below its address. */
export const stateCalls = `**${panelReads.publishing}`;

/** Lets the panel read this state from now on, instead of the CMS's own. */
export async function showState(page: Page, state: Omit<PublishingState, 'now'>): Promise<void> {
  await page.unroute(stateCalls);
  await page.route(stateCalls, (route) =>
    route.fulfill({ json: { ...state, now: new Date().toISOString() } }),
  );
}

/** Puts the tab of a page out of sight, or back into it. */
export const hideTab = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Lets the panel read the site's state now: it does so whenever its tab comes back into sight. */
export async function lookAgain(page: Page): Promise<void> {
  await hideTab(page, true);
  await hideTab(page, false);
}

const reason = `The build failed: ${'Cannot-find-module-'.repeat(12)}`;
const since = new Date(Date.now() - 3_700_000).toISOString();
const buildsAt = new Date(Date.now() + 3_600_000).toISOString();
const buildsBy = new Date(Date.now() + 7_200_000).toISOString();

/** Every state of the site with the longest words that the banner may have for it, and what it says first. */
export const longestStates = [
  { state: { status: 'live', liveSince: since }, headline: 'The site is live.' },
  {
    state: { status: 'waiting', buildsAt, buildsBy, reason },
    headline: 'Changes are waiting to go live.',
  },
  { state: { status: 'building', buildingSince: since }, headline: 'The site is being built.' },
  { state: { status: 'failed', reason }, headline: 'Publishing failed.' },
] as const;
