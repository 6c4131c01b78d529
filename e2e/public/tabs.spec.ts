import type { Page } from '@playwright/test';
import { axeFindings, axeFindingsInLooks, looks } from '../support/page/axe';
import { awaitScript, blockScripts } from '../support/page/script';
import { expect, test } from '../support/system/test';

const names = ['Design', 'Implementation', 'Support', 'Enhancement'] as const;

const titles = {
  Design: 'Decide on paper, while changing your mind is still cheap.',
  Implementation: 'Build it in pieces small enough to get wrong.',
  Support: 'The first Monday isn’t the end of the project.',
  Enhancement: 'Keep the system as up to date as the organisation.',
} as const;

type Name = (typeof names)[number];

const list = (page: Page) => page.getByRole('tablist', { name: 'Phases of HR transformation' });
const tab = (page: Page, name: Name) => list(page).getByRole('tab', { name, exact: true });
const panel = (page: Page, name: Name) => page.getByRole('tabpanel', { name, exact: true });
const heading = (page: Page, name: Name) =>
  page.getByRole('heading', { name: titles[name], exact: true });

/** Opens the page and waits for the script that turns its links into tabs. */
async function openLive(page: Page, hash = ''): Promise<void> {
  await page.goto(`/stakeholders${hash}`);
  await awaitScript(page);
}

/** Expects that only this phase's tab is selected and only its panel is open. */
async function expectOpen(page: Page, name: Name): Promise<void> {
  await expect(list(page).getByRole('tab', { selected: true })).toHaveText([name]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(panel(page, name)).toContainText(titles[name]);
}

test('shows four tabs, with the first one open', async ({ page }) => {
  await openLive(page);
  await expect(list(page).getByRole('tab')).toHaveText([...names]);
  await expectOpen(page, 'Design');
  await expect(page).toHaveURL(/\/stakeholders$/);
});

test('a click opens a tab and updates the address', async ({ page }) => {
  await openLive(page);
  for (const name of ['Support', 'Enhancement', 'Implementation', 'Design'] as const) {
    await tab(page, name).click();
    await expectOpen(page, name);
    await expect(page).toHaveURL(new RegExp(`/stakeholders#${name.toLowerCase()}$`));
  }
});

test('arrow keys move through the tabs in a loop, Home and End to the first and last, without scrolling', async ({
  page,
}) => {
  await openLive(page);
  await expectOpen(page, 'Design');
  await tab(page, 'Design').focus();
  const edge = async () => Math.round((await list(page).boundingBox())?.y ?? 0);
  const before = await edge();
  for (const [key, name] of [
    ['ArrowRight', 'Implementation'],
    ['ArrowRight', 'Support'],
    ['ArrowLeft', 'Implementation'],
    ['End', 'Enhancement'],
    ['ArrowRight', 'Design'],
    ['ArrowLeft', 'Enhancement'],
    ['Home', 'Design'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectOpen(page, name);
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
    expect(await edge(), name).toBe(before);
  }
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Design')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Design')).toBeFocused();
});

for (const name of names) {
  test(
    `the address of ${name} opens it in view`,
    { tag: name === 'Support' ? [] : ['@full'] },
    async ({ page }) => {
      await openLive(page, `#${name.toLowerCase()}`);
      await expectOpen(page, name);
      await expect(tab(page, name)).toBeInViewport();
      await expect(heading(page, name)).toBeInViewport();
    },
  );
}

for (const look of looks) {
  test(`no open tab has an axe finding, on ${look.name}`, { tag: look.tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page);
    for (const name of names) {
      await tab(page, name).click();
      await expectOpen(page, name);
      const findings = await axeFindingsInLooks(page, look, '[role=tablist], [role=tabpanel]');
      expect(findings, name).toEqual([]);
    }
  });
}

test('Back leaves the page whichever tabs were opened, and Forward returns to the open tab', async ({
  page,
}) => {
  await page.goto('/contact');
  await openLive(page);
  await tab(page, 'Implementation').click();
  await tab(page, 'Enhancement').click();
  await expectOpen(page, 'Enhancement');
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/stakeholders#enhancement$/);
  await awaitScript(page);
  await expectOpen(page, 'Enhancement');
});

test('a new hash in the address opens its tab, and an unknown one changes nothing', async ({
  page,
}) => {
  await openLive(page);
  await expectOpen(page, 'Design');
  await openLive(page, '#support');
  await expectOpen(page, 'Support');
  await openLive(page, '#no-such-phase');
  await expectOpen(page, 'Support');
});

test('before the script loads, the style sheet opens the tab in the address, or the first, without axe findings', async ({
  page,
}) => {
  await blockScripts(page);
  for (const [hash, open] of [
    ['#support', 'Support'],
    ['', 'Design'],
  ] as const) {
    await page.goto('/contact');
    await page.goto(`/stakeholders${hash}`);
    for (const name of names) {
      await expect(heading(page, name)).toBeVisible({ visible: name === open });
    }
  }
  expect(await axeFindings(page, 'main')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all four panels, and the tabs link to them', async ({ page }) => {
    await page.goto('/stakeholders');
    for (const name of names) {
      await expect(heading(page, name)).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Phases of HR transformation' })
      .getByRole('link', { name: 'Enhancement', exact: true })
      .click();
    await expect(page).toHaveURL(/#enhancement$/);
    await expect(heading(page, 'Enhancement')).toBeInViewport();
    await expect(heading(page, 'Design')).toBeVisible();
  });
});

test('prints all four panels, before the script loads and after one was opened', async ({
  page,
}) => {
  await page.goto('/stakeholders');
  await page.emulateMedia({ media: 'print' });
  for (const name of names) await expect(heading(page, name)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await awaitScript(page);
  await tab(page, 'Support').click();
  await expectOpen(page, 'Support');
  await page.emulateMedia({ media: 'print' });
  for (const name of names) await expect(heading(page, name)).toBeVisible();
});
