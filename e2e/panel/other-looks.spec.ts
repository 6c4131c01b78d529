import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenPath } from '../support/api/api';
import { otherLooks, panelAxeFindings } from '../support/panel/axe';
import { openScreen } from '../support/panel/forms';
import { expect, test } from '../support/panel/panel';
import { banner, longestStates, refreshState, showState } from '../support/panel/publishing';
import { suspectContact } from '../support/panel/suspected';
import { storeUndelivered } from '../support/panel/undelivered';

// The looks that other specs skip. forms-axe.spec.ts checks the forms.

test.use({ as: 'webAdmin' });

const findings = (page: Page) => panelAxeFindings(page, { in: otherLooks });

test(
  'no screen has an axe finding in the other looks',
  { tag: '@full' },
  async ({ page, system, panel }) => {
    const word = randomUUID();
    await panel.data.createContact({ name: `Ada ${word}` });
    await panel.data.createDemoRequest({ product: 'Aksa Studio', name: `Ada ${word}` });
    await suspectContact(system, `Bob ${word}`, 'trap_filled');
    await storeUndelivered(system, { fields: { name: `Cleo ${word}` } });
    for (const [address, heading, shown] of [
      [`${screenPath('leads')}?_q=${word}`, 'Leads', `Ada ${word}`],
      [`${screenPath('leads')}?view=suspected&_q=${word}`, 'Leads', `Bob ${word}`],
      [screenPath('testimonials'), 'Testimonials', 'HR manager'],
      [screenPath('createadmin'), 'Create Admin', 'Username'],
      [screenPath('undelivered'), 'Undelivered leads', `Cleo ${word}`],
      [`${screenPath('contactdetails')}?_q=${word}`, 'Contact Details', `Ada ${word}`],
      [
        `${screenPath('contactdetails')}?_q=${word}&suspected=true`,
        'Contact Details',
        `Bob ${word}`,
      ],
      [
        `${screenPath('contactdetails')}?_q=${randomUUID()}`,
        'Contact Details',
        'No messages match',
      ],
      [
        `${screenPath('requestdemos')}?product=Aksa+Studio&_q=${word}`,
        'Request Demos',
        `Ada ${word}`,
      ],
      [screenPath('requestdemos'), 'Request Demos', 'Choose a product'],
      ['/admin/plugins/web-admin/nosuchscreen', undefined, 'There is no such screen.'],
    ] as const) {
      if (heading === undefined) await page.goto(address);
      else await openScreen(page, address, heading);
      await expect(page.getByText(shown).first()).toBeVisible();
      expect(await findings(page), address).toEqual([]);
    }
  },
);

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
