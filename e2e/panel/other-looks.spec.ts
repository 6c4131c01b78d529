import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { screenPath } from '../support/api/api';
import { expectFitsPhone, otherLooks, panelAxeFindings } from '../support/panel/axe';
import { field, modal, moveToScreen, openScreen } from '../support/panel/forms';
import { excessWidth } from '../support/panel/lists';
import { expect, test } from '../support/panel/panel';
import { previewSiteUrl } from '../support/panel/preview-site';
import { banner, longestStates, refreshState, showState } from '../support/panel/publishing';

// The looks that other specs skip. forms-axe.spec.ts checks the forms, leads/looks the screens of leads.

// Links to previews lead to the site.
test.use({ as: 'webAdmin', cmsEnv: { SITE_URL: previewSiteUrl } });

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
  'plans and links to previews have no axe finding in the other looks, with their dialogs, and fit a phone',
  { tag: '@full' },
  async ({ page, panel }) => {
    test.slow();
    const title = `Planned and shared ${randomUUID()}`;
    const id = await panel.data.createBlog({ title });
    await openScreen(page, `${screenPath('blogs')}/${id}`, 'Edit Blog');
    await page.getByRole('button', { name: 'Schedule' }).click();
    const schedule = modal(page, 'Schedule');
    await schedule.getByRole('radio', { name: 'Unpublish' }).click();
    await schedule.getByRole('radio', { name: 'Leads to another page' }).click();
    await schedule.getByRole('combobox', { name: 'Page' }).fill('/about');
    await page.keyboard.press('Tab');
    expect(await findings(page), 'Schedule').toEqual([]);
    await schedule.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByRole('group', { name: 'Planned' })).toContainText('/about');
    expect(await findings(page), 'planned').toEqual([]);
    await page.getByRole('button', { name: 'Share preview' }).click();
    const share = modal(page, 'Share preview');
    await expect(share).toBeVisible();
    expect(await findings(page), 'Share preview').toEqual([]);
    await share.getByRole('button', { name: 'Copy link' }).click();
    await expect(field(share, 'Link')).toBeVisible();
    expect(await findings(page), 'shared').toEqual([]);
    await page.keyboard.press('Escape');
    for (const [screen, heading] of [
      ['planned', 'Planned'],
      ['previews', 'Preview links'],
    ] as const) {
      await moveToScreen(page, screenPath(screen), heading);
      await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
      expect(await findings(page), heading).toEqual([]);
      await expectFitsPhone(page);
    }
  },
);

test(
  'what was found in the content has no axe finding in the other looks, and stands below each other on a phone',
  { tag: '@full' },
  async ({ page, panel }) => {
    const word = randomUUID();
    await panel.data.createBlog({
      title: `Checked ${word}`,
      description: `<p><a href="/blog/nowhere-${word}">nowhere</a></p>`,
    });
    await openScreen(page, `${screenPath('contentreport')}?_q=${word}`, 'Content check');
    await expect(page.getByRole('row').filter({ hasText: word })).toContainText('nowhere');
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 400, height: 900 });
    expect(await excessWidth(page)).toBe(0);
    await expectFitsPhone(page);
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
