import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../page/axe';
import { sidewaysScroll } from '../page/page-watch';
import { expect, slow } from './panel';

// The plugin's own parts. Strapi's shell around them is left out: axe reports its main menu on every page, with or without
// the plugin.
const ownPart = [
  'main',
  'header',
  'nav[aria-label="Web Admin"]',
  ...['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`),
].join(', ');

/**
 * Switches the panel, which then renders again, to its light or dark theme. Dialogs open again, too, without motion, because
 * semi-transparent colours would be reported.
 */
async function switchTheme(page: Page, colorScheme: Look['colorScheme']): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction((wanted) => {
    const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Number(red) > 127 === (wanted === 'light');
  }, colorScheme);
}

/** Finishes animations, because intermediate colours would be reported. Endless ones are left alone. */
const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** A light phone and a dark desktop: each width and theme once. */
export const looks = [
  { width: 400, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const satisfies Look[];

/** The other two pairs of width and theme. */
export const otherLooks = [
  { width: 400, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const satisfies Look[];

/** Each width with each theme, next to each other where little changes. */
const allLooks: readonly Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 400, colorScheme: 'dark' },
  { width: 400, colorScheme: 'light' },
];

interface AxeOptions {
  /** A selector of the parts to check. */
  part?: string;
  /** Opens what a resize of the window closes. */
  open?: () => Promise<void>;
  /** `looks` by default. */
  in?: readonly Look[];
}

const doNothing = () => Promise.resolve();

/** The findings of axe in a look, each with width and theme. */
async function findingsIn(page: Page, { width, colorScheme }: Look, part: string) {
  // Otherwise the mouse may be on a button, and Strapi's hover colours have little contrast.
  await page.mouse.move(0, 0);
  await finishAnimations(page);
  const look = `${String(width)} px, ${colorScheme}`;
  return (await axeFindings(page, part)).map((finding) => `${look}: ${finding}`);
}

/** The findings of axe in the plugin's parts, each with width and theme. Leaves the page at desktop width. */
export async function panelAxeFindings(
  page: Page,
  { part = ownPart, open = doNothing, in: testedLooks = looks }: AxeOptions = {},
): Promise<string[]> {
  const findings: string[] = [];
  for (const look of testedLooks) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await open();
    await switchTheme(page, look.colorScheme);
    findings.push(...(await findingsIn(page, look, part)));
  }
  return findings;
}

/** Expects that nothing but a table has to be scrolled sideways on a phone. Leaves the page at desktop width. */
export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 400, height: 900 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const main = page.getByRole('main');
  expect(await main.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/**
 * Expects no finding of axe at either width in either theme. Leaves the page at desktop width.
 * @param shown what proves, each time, that the screen is in the state that is meant
 */
export async function expectAccessible(
  page: Page,
  shown: Locator,
  { part = ownPart, open = doNothing }: Omit<AxeOptions, 'in'> = {},
): Promise<void> {
  const findings: string[] = [];
  for (const look of allLooks) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await switchTheme(page, look.colorScheme);
    await expect(async () => {
      await open();
      await expect(shown).toBeVisible({ timeout: 5_000 });
    }).toPass(slow);
    findings.push(...(await findingsIn(page, look, part)));
    // It is still there.
    await expect(shown).toBeVisible();
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(findings, String(shown)).toEqual([]);
}
