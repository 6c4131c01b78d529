import type { Page } from '@playwright/test';
import { screenPath } from '../support/api/api';
import { otherLooks, panelAxeFindings } from '../support/panel/axe';
import { openScreen } from '../support/panel/forms';
import { expect, test } from '../support/panel/panel';
import { banner, longestStates, refreshState, showState } from '../support/panel/publishing';

// The looks that other specs skip. forms-axe.spec.ts checks the forms, leads/looks the screens of leads.

test.use({ as: 'webAdmin' });

const findings = (page: Page) => panelAxeFindings(page, { in: otherLooks });

test('no screen has an axe finding in the other looks', { tag: '@full' }, async ({ page }) => {
  for (const [address, heading, shown] of [
    [screenPath('testimonials'), 'Testimonials', 'HR manager'],
    [screenPath('createadmin'), 'Create Admin', 'Username'],
    ['/admin/plugins/web-admin/nosuchscreen', undefined, 'There is no such screen.'],
  ] as const) {
    if (heading === undefined) await page.goto(address);
    else await openScreen(page, address, heading);
    await expect(page.getByText(shown).first()).toBeVisible();
    expect(await findings(page), address).toEqual([]);
  }
});

test(
  'no state of the banner has an axe finding in the other looks',
  { tag: '@full' },
  async ({ page }) => {
    await showState(page, longestStates[0].state);
    await openScreen(page, screenPath('testimonials'), 'Testimonials');
    for (const { state, headline } of longestStates) {
      await showState(page, state);
      await refreshState(page);
      await expect(banner(page)).toContainText(headline);
      expect(await findings(page), headline).toEqual([]);
    }
  },
);
