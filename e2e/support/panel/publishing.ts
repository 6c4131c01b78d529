import type { Page } from '@playwright/test';
import { panelReads, type PublishingState } from '../api/api';

/** The banner above every screen. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Publishing' });

/** The part of the banner that screen readers announce. */
export const announcement = (page: Page) => banner(page).getByRole('status');

export const publishButton = (page: Page) =>
  banner(page).getByRole('button', { name: 'Publish now' });

/** The panel's requests for the site's state, but no other path below it. */
export const stateCalls = ({ pathname }: URL): boolean => pathname === panelReads.publishing;

/** Serves this state to the panel from now on instead of the CMS's. */
export async function showState(page: Page, state: Omit<PublishingState, 'now'>): Promise<void> {
  await page.unroute(stateCalls);
  await page.route(stateCalls, (route) =>
    route.fulfill({ json: { ...state, now: new Date().toISOString() } }),
  );
}

/** Hides a page's tab or shows it again. */
export const hideTab = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Makes the panel read the site's state now, as it does whenever its tab is shown again. */
export async function refreshState(page: Page): Promise<void> {
  await hideTab(page, true);
  await hideTab(page, false);
}

const reason = `The build failed: ${'Cannot-find-module-'.repeat(12)}`;
const since = new Date(Date.now() - 3_700_000).toISOString();
const buildsAt = new Date(Date.now() + 3_600_000).toISOString();
const buildsBy = new Date(Date.now() + 7_200_000).toISOString();

/** Every state of the site with the banner's longest texts, and its headline. */
export const longestStates = [
  { state: { status: 'live', liveSince: since }, headline: 'The site is live.' },
  {
    state: { status: 'waiting', buildsAt, buildsBy, reason },
    headline: 'Changes are waiting to go live.',
  },
  { state: { status: 'building', buildingSince: since }, headline: 'The site is being built.' },
  { state: { status: 'failed', reason }, headline: 'Publishing failed.' },
] as const;
