import type { Page } from '@playwright/test';
import { axeFindings } from '../page/axe';

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

interface AxeOptions {
  /** A selector of the parts to check. */
  part?: string;
  /** Opens what a resize of the window closes. */
  open?: () => Promise<void>;
  /** `looks` by default. */
  in?: readonly Look[];
}

/** The findings of axe in the plugin's parts, each with width and theme. Leaves the page at desktop width. */
export async function panelAxeFindings(
  page: Page,
  { part = ownPart, open = () => Promise.resolve(), in: testedLooks = looks }: AxeOptions = {},
): Promise<string[]> {
  const findings: string[] = [];
  for (const { width, colorScheme } of testedLooks) {
    await page.setViewportSize({ width, height: 900 });
    await open();
    // Otherwise the mouse may be on a button, and Strapi's hover colours have little contrast.
    await page.mouse.move(0, 0);
    await switchTheme(page, colorScheme);
    await finishAnimations(page);
    const look = `${String(width)} px, ${colorScheme}`;
    findings.push(...(await axeFindings(page, part)).map((finding) => `${look}: ${finding}`));
  }
  return findings;
}
