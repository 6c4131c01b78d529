import type { Page } from '@playwright/test';
import { panelReads, type PublishingState } from '../api/api';
import { House } from '../system/house';
import { workerPorts } from '../system/ports';
import { test as base } from './panel';
import { BuildHost, hostVariables } from './host';

/** How long a change waits for others, in seconds: longer than a test, which asks for its builds itself. */
const quietSeconds = 120;

/** The panel's `test` with a CMS that publishes, to a stand-in of the site's host. */
export const test = base.extend<object, { host: BuildHost }>({
  house: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const name = `panel-publishing-${String(parallelIndex)}`;
      const house = new House(name, workerPorts('panel-publishing', parallelIndex));
      try {
        const env = {
          ...hostVariables(house.settings.sitePort),
          PUBLISH_QUIET_SECONDS: String(quietSeconds),
        };
        await house.startCms({ seed: false, env });
        await use(house);
      } finally {
        await house.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: [
    async ({ house }, use) => {
      const host = new BuildHost(house, house.settings.sitePort);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

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
